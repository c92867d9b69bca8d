import { createValidator, validate } from '#reference/validate'
import type { Judge } from './certify.ts'

const strict = createValidator({ open: true })

/** Our own judge, as certification asks it. */
export const referenceJudge: Judge = (words, environment, reading) =>
  reading === 'strict' ? strict(words, environment) : validate(words, environment)
