"""Insight: win shares of every moment, what each decision lost, what chance did, and a whole game told by them.

``examining`` examines positions, ``analysing`` tells what it finds about one of them; ``planning`` lists what a review
has to examine (``plan``), ``reviewing`` works that out and puts the review together. The heavy parts are kernel code
(``templates/``, and in the parts about one game), so a page can work out the same review on a person's own device.
"""
