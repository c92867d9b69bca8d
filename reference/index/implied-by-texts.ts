import { enumerantByName } from '#spec/grammar/grammar'
import { judgedTexts } from '#spec/judged'

/**
 * By the name in the grammar, the capabilities that a capability implicitly declares according to its text, where the
 * grammar has others and the rules follow the text.
 */
export const impliedByTexts: ReadonlyMap<string, readonly string[]> = new Map(
  judgedTexts.flatMap(({ facts }) => {
    const followed = facts.differences.filter(({ follow }) => follow === 'text')
    return facts.enumerants
      .filter(
        ({ kind, name }) =>
          kind === 'Capability' &&
          followed.some(({ fact }) => fact === `Capability.${name}.capabilities.length`),
      )
      .map(({ name, capabilities }): [string, readonly string[]] => [
        enumerantByName('Capability', name)?.name ?? name,
        capabilities,
      ])
  }),
)
