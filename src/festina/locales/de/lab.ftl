# What the laboratory says.

lab-number = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
