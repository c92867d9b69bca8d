import { createValidator, type Validator } from '#reference/validate'
import type { Judge } from './certify.ts'

const validators = new Map<string, Validator>()

/** Our own judge, as certification asks it. */
export const referenceJudge: Judge = (words, environment, reading, revisions = {}) => {
  const key = `${reading} ${JSON.stringify(revisions)}`
  const validator =
    validators.get(key) ?? createValidator({ open: reading === 'strict', revisions })
  validators.set(key, validator)
  return validator(words, environment)
}
