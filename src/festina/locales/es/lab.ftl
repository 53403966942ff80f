# What the laboratory says.

lab-number = { $option } tiene que ser un número entero de { $least } a { $most }, no { $value }.
