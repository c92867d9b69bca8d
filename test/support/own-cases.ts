import { join } from 'node:path'
import { ownCasesOf } from '#runner/own-cases/own-cases'
import { readOwnPairs } from '#runner/own-cases/own-pair-files'

/** The modules of whoever wrote the judge, as `test/reference/own-cases.test.ts` judges them. */
export const ownCases = ownCasesOf(readOwnPairs(join(import.meta.dirname, '../reference')))
