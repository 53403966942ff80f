# What the laboratory says.

lab-number = { $option } deve essere un numero intero da { $least } a { $most }, non { $value }.
