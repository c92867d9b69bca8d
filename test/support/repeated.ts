import { type ChosenModule, make } from '#generators/drive/make'
import type { Generator } from '#generators/maker'
import { MakerError } from '#generators/maker-error'

/** The result of stored choices. */
export type Repeated =
  | ({ readonly kind: 'made' } & ChosenModule)
  | { readonly kind: 'unfit'; readonly message: string }

/** Makes the module of stored choices again; `unfit` where the generator asks or offers something else by now. */
export function repeated(
  generator: Pick<Generator, 'build'>,
  stored: Readonly<Record<string, string>>,
): Repeated {
  const unasked = new Set(Object.keys(stored))
  try {
    const made = make(generator, (label, options) => {
      const wanted = Object.hasOwn(stored, label) ? stored[label] : undefined
      if (wanted === undefined) {
        throw new MakerError('unfit-choices', `no answer is stored for '${label}' (${options})`)
      }
      const index = options.indexOf(wanted)
      if (index < 0) {
        throw new MakerError('unfit-choices', `'${label}' has no option '${wanted}' (${options})`)
      }
      unasked.delete(label)
      return index
    })
    if (unasked.size > 0) {
      return { kind: 'unfit', message: `never asked: ${[...unasked].join(', ')}` }
    }
    return { kind: 'made', ...made }
  } catch (error) {
    if (!(error instanceof MakerError) || error.code !== 'unfit-choices') throw error
    return { kind: 'unfit', message: error.message }
  }
}
