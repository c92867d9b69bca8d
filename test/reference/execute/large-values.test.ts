import { expect, it } from 'vitest'
import { run, stores } from '../../support/compute.ts'

/** A structure of two of a structure of two of ...: few words for very many members. */
const depth = 40
const declarations = [
  '%s0 = OpTypeStruct %uint %uint',
  ...Array.from({ length: depth }, (_, n) => `%s${n + 1} = OpTypeStruct %s${n} %s${n}`),
  '%c0 = OpConstantComposite %s0 %uint_2 %uint_3',
  ...Array.from(
    { length: depth },
    (_, n) => `%c${n + 1} = OpConstantComposite %s${n + 1} %c${n} %c${n}`,
  ),
  '%open = OpUndef %bool',
].join('\n')

it('a composite that is chosen without a known condition costs no more steps than a run may take', () => {
  const body = `%either = OpSelect %s${depth} %open %c${depth} %c${depth}\n${stores('%uint_2')}`
  // One that went through all members would run out of memory.
  const limits = { steps: 100_000, bytes: 1 << 22, callDepth: 64 }
  const outcome = run({ declarations, body }, [0], { limits })
  expect(outcome).toMatchObject({ kind: 'limit', limit: 'steps', instruction: 'OpSelect' })
})
