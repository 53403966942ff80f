# What the laboratory says.

lab-number = { $option } must be a whole number from { $least } to { $most }, not { $value }.
