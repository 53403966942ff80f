"""Snails: a race in which the fastest dry out.

SN-1  Two to four snails start on space 0. The lettuce lies on space 8 (a long track: 12).
SN-2  Each turn every seat secretly chooses a pace: slow (1), steady (2) or fast (3).
SN-3  When all have chosen, the paces are turned up together with the sky: sun two times out of three, else rain.
SN-4  Rain: every snail crawls as many spaces as its pace, at most to the lettuce.
SN-5  Sun: the fastest of this turn dry out and stay where they are, the others crawl. If all chose the same pace,
      nobody is the fastest, and all crawl.
SN-6  A snail that dried out cannot be fast in the next turn.
SN-7  The race ends with the turn in which a snail reaches the lettuce. Of those there, the slowest in that turn wins;
      several may.
"""
