import { ruleById, texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'
import type { Corpus } from '../corpus/read-corpus.ts'
import { recordsOf } from '../corpus/records-of.ts'
import { isProblem } from '../is-problem.ts'
import { ledgerOfVersion } from '../trace/ledger-of-version.ts'
import { readLedger } from '../trace/read-ledger.ts'
import { commonnessIn, commonnessOfText } from './causes/commonness.ts'
import { recordedCauses } from './causes/recorded-causes.ts'
import type { Material } from './material.ts'

/**
 * The texts and ledgers of the package, and the given corpus.
 *
 * @throws if a ledger of this package is invalid, when it is read.
 */
export function materialOf(corpus: Corpus | undefined): Material {
  return {
    texts: new Map(texts.map((text) => [text.name, text])),
    rule: ruleById,
    causeOf: recordedCauses(corpus && recordsOf(corpus)),
    commonnessOf: corpus === undefined ? commonnessOfText : commonnessIn(corpus),
    ledger: (text) => {
      const ledger = readLedger(text)
      const found = texts.find(({ name }) => name === text)
      if (!isProblem(ledger)) {
        // Rules that only hang on a section say of no statement whether a tool enforces it.
        const read = ledger.some((entry) => 'by' in entry && entry.by === 'section') ? [] : ledger
        return found === undefined ? read : ledgerOfVersion(read, newestVersion(found).date)
      }
      if (ledger.code === 'no-ledger') return []
      throw new Error(ledger.message)
    },
    ...(corpus === undefined ? {} : { corpus }),
  }
}
