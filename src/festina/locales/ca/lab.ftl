# What the laboratory says.

lab-number = { $option } ha de ser un nombre enter entre { $least } i { $most }, no { $value }.
