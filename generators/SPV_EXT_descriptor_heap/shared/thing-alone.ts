import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from './heap.ts'
import { use, uses } from './uses.ts'

/** Modules with those things, one at a time and in every way, and with nothing else that does anything. */
export function thingAlone(
  about: Pick<Generator, 'name' | 'rule' | 'summary'>,
  ...things: readonly string[]
): Generator {
  return {
    ...about,
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const thing = choices.pick('thing', things)
      const way = choices.pick('way', Object.keys(uses[thing] ?? {}))
      const minor = choices.pick('minor', [6, 4, 2])
      const untyped = choices.pick('untyped-pointers', ['named', 'implied'])

      const heap = createHeap({ minor, named: untyped === 'named' })
      use(heap, thing, way)
      return heap.finish()
    },
  }
}
