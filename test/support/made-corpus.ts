import { makeCorpus } from '#runner/corpus/make-corpus'
import { referenceJudge } from '#runner/corpus/reference-judge'
import { texts } from '#spec/texts'

/** The corpus as the makers make it now and the reference certifies it: every case of every text. */
export const madeCorpus = await makeCorpus(texts, { judge: referenceJudge })
