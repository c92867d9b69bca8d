import { createValidator, type DeviceValidator } from '#reference/validate'
import type { Judge } from './certify.ts'

const validators = new Map<string, DeviceValidator>()

/** Our own judge, as certification asks it. */
export const referenceJudge: Judge = (words, environment, reading, revisions = {}, limits) => {
  const key = `${reading} ${JSON.stringify(revisions)}`
  const validator =
    validators.get(key) ?? createValidator({ open: reading === 'strict', revisions })
  validators.set(key, validator)
  return validator(words, environment, limits)
}
