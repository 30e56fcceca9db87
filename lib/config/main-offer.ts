/**
 * The offer that the variables without an offer's name configure: NEXT_PUBLIC_REFERRAL_URL, NEXT_PUBLIC_BONUS_AMOUNT and
 * NEXT_PUBLIC_BRAND_NAME. No other offer ever takes them.
 */
export const MAIN_OFFER = "trade-republic";
