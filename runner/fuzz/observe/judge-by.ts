import { createValidator, type Validator } from '#reference/validate'

/**
 * The reference by versions of texts, given by their dates; `undefined` where the newest ones are followed.
 *
 * @throws if a text has no such version.
 */
export function judgeBy(revisions?: Readonly<Record<string, string>>): Validator | undefined {
  return revisions === undefined ? undefined : createValidator({ revisions })
}
