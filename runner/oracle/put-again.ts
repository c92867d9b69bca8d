import type { Consumer, Question } from './oracle.ts'

/** A module that a consumer made, and the question that it made it of. */
export interface ConsumerModule {
  readonly question: Question
  readonly output: Uint8Array
}

/** Index of the word of the generator, which says who made a module and nothing about its contents. */
const generatorWord = 2

function octetsDiffer(left: Uint8Array, right: Uint8Array): number | undefined {
  const length = Math.max(left.length, right.length)
  for (let index = 0; index < length; index++)
    if (left[index] !== right[index] && index >> 2 !== generatorWord) return index >> 2
  return undefined
}

/** The fate of a module that should have come back unchanged. */
export type ComeBack =
  /** The first word that is another one, and the module that came back. */
  | { readonly kind: 'changed'; readonly word: number; readonly output: Uint8Array }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Puts modules through the consumer that made them once more, where it promises that they come back word for word.
 *
 * @returns in the order of the modules, `undefined` where nothing is promised, or the promise is kept, or the consumer
 * has no answer now, as when it dies: that is for whoever asks it about the module itself.
 */
export async function putAgain(
  { again, takeAll }: Pick<Consumer, 'again' | 'takeAll'>,
  made: readonly ConsumerModule[],
): Promise<readonly (ComeBack | undefined)[]> {
  const asked = made.flatMap(({ question, output }, index) => {
    const options = again?.(question.options)
    return options === undefined ? [] : [{ at: index, module: output, question, options }]
  })
  const answers =
    asked.length === 0
      ? []
      : await takeAll(
          asked.map(({ module, question: { environment }, options }) => ({
            ...{ module, environment, options },
          })),
        )
  const found = new Array<ComeBack | undefined>(made.length).fill(undefined)
  for (const [index, { at: nth, module }] of asked.entries()) {
    const answer = answers[index]
    if (answer?.kind === 'invalid') found[nth] = { kind: 'refused', message: answer.message }
    if (answer?.kind !== 'output' || answer.value === null) continue
    const word = octetsDiffer(module, answer.value)
    if (word !== undefined) found[nth] = { kind: 'changed', word, output: answer.value }
  }
  return found
}
