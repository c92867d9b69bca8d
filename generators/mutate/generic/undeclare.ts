import { genericMutatorOf } from './generic-mutator-of.ts'

const opExtension = 10
const opExtInstImport = 11
const opCapability = 17
const variants = new Map([
  [opCapability, 'capability'],
  [opExtension, 'extension'],
  [opExtInstImport, 'instruction-set'],
])

export const mutator = genericMutatorOf(
  'undeclare',
  'a capability, an extension or an instruction set is not declared any more',
  function* ({ opcode }) {
    const variant = variants.get(opcode)
    if (variant !== undefined) yield [variant, () => ({ by: [] })]
  },
)
