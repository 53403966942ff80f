/** What a review says, as the server declares it. Shares are parts of the win, from 0 to 1. */
import type { ReviewStep } from "../api/schema";

export type { ActionShare, OutcomeShare, Review, ReviewStep, SeatReview, TurningPoint } from "../api/schema";

export type Grade = NonNullable<ReviewStep["grade"]>;
export type Shares = readonly number[];
