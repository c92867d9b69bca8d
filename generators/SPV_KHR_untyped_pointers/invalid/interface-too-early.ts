import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { interfaceOf } from '../shared/interface-of.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'

const version14 = 0x0001_0400

export const mutator = mutatorOf({
  name: 'interface-too-early',
  rule: 'entry-point-interface-before-version-1-4-is-input-or-output',
  summary: 'before version 1.4 an interface lists a variable of another storage class',
  ordinals: (module) => (module.version < version14 ? ordinalsOf(module, 'OpEntryPoint') : []),
  ways: {
    listed: (module, at) => {
      const instruction = module.instructions[at]
      const [variable] = untypedVariablesOf(
        module,
        ({ isGlobal, storageClass }) =>
          isGlobal && storageClass !== 'Input' && storageClass !== 'Output',
      )
      if (instruction === undefined || variable === undefined) return undefined
      const { result } = untypedVariableAt(module, variable)
      if (interfaceOf(module, at).ids.includes(result)) return undefined
      const words = [...instruction.words, result]
      return replaceInstruction(module, at, { ...instruction, words })
    },
  },
})
