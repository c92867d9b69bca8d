import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'

/** All makers with the usual weights. Working them out takes longer than most tests, so that files share them. */
export const everyMaker = await fuzzMakers()
