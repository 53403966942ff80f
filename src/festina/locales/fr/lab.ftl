# What the laboratory says.

lab-number = { $option } doit être un nombre entier de { $least } à { $most }, pas { $value }.
