/** First word of every module. */
export const magicNumber = 0x0723_0203

/** Words before the first instruction. */
export const headerLength = 5
