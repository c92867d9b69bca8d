import { declared } from './declared.ts'
import { instructionNamed } from './instruction-named.ts'
import { withString } from './new-string.ts'
import { reflectedOf } from './reflected-of.ts'
import type { Substitute } from './substitute.ts'
import { withExtInst } from './with-ext-inst.ts'
import { withImport } from './with-import.ts'

const opFunction = 54

const argumentInfo: Substitute = (module, { reflected }) => {
  const using = module.instructions[reflected.at]
  if (using === undefined) return undefined
  const named = withString(module, 'argument')
  const { resultType, set } = reflected
  const { number } = instructionNamed('ArgumentInfo')
  const executed = { resultType, set, number, operands: [named.id] }
  return withExtInst(named.module, named.module.instructions.indexOf(using), executed)
}

/** An instruction of another non-semantic set that has the number of the one wanted. */
function ofAnotherSet(name: string): Substitute {
  return (module, { reflected }) => {
    const using = module.instructions[reflected.at]
    if (using === undefined) return undefined
    const imported = withImport(module, 'NonSemantic.Unlisted')
    const { resultType } = reflected
    const { number } = instructionNamed(name)
    const executed = { resultType, set: imported.id, number, operands: [] }
    return withExtInst(imported.module, imported.module.instructions.indexOf(using), executed)
  }
}

const existingFunction: Substitute = (module, { reflected }) => {
  const before = module.instructions.slice(0, reflected.at)
  const id = before.findLast(({ opcode }) => opcode === opFunction)?.words[1]
  return id === undefined ? undefined : { module, id }
}

const existingKernel: Substitute = (module, { reflected, id }) => {
  const kernel = reflectedOf(module).find(
    ({ at, row, result }) => at < reflected.at && row.name === 'Kernel' && result !== id,
  )
  return kernel === undefined ? undefined : { module, id: kernel.result }
}

/** What can be defined before any instruction of the set. */
export const things = {
  constant: declared(({ graft, word, value }) => graft.add('OpConstant', word, value)),
  'spec-constant': declared(({ graft, word, value }) => graft.add('OpSpecConstant', word, value)),
  'spec-constant-operation': declared(({ graft, word, value }) =>
    graft.add('OpSpecConstantOp', word, 'Not', graft.add('OpConstant', word, ~value >>> 0)),
  ),
  null: declared(({ graft, word }) => graft.add('OpConstantNull', word)),
  undef: declared(({ graft, word }) => graft.add('OpUndef', word)),
  true: declared(({ graft }) => {
    const bool = graft.type('OpTypeBool')
    return bool === undefined ? undefined : graft.add('OpConstantTrue', bool)
  }),
  composite: declared(({ graft, word, value }) => {
    const vector = graft.type('OpTypeVector', word, 2)
    if (vector === undefined) return undefined
    const component = graft.add('OpConstant', word, value)
    return graft.add('OpConstantComposite', vector, component, component)
  }),
  string: (module) => withString(module, 'text'),
  type: (module, { reflected }) => ({ module, id: reflected.resultType }),
  import: (module, { reflected }) => ({ module, id: reflected.set }),
  'argument-info': argumentInfo,
} as const satisfies Readonly<Record<string, Substitute>>

/** What can be had in some modules, or looks like a `Kernel` or `ArgumentInfo` and is none. */
export const rarerThings = {
  function: existingFunction,
  kernel: existingKernel,
  'first-of-another-set': ofAnotherSet('Kernel'),
  'second-of-another-set': ofAnotherSet('ArgumentInfo'),
} as const satisfies Readonly<Record<string, Substitute>>
