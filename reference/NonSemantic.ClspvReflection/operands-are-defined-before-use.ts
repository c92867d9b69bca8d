import { reflectionCheck } from './reflection-check.ts'

/** Binary Form: no instruction supports forward references. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/operands-are-defined-before-use',
  ({ instruction, operands }, module, report) => {
    for (const { value, word } of operands) {
      const definition = module.definition(value)
      if (definition !== undefined && definition.index >= instruction.index)
        report(word, `%${value} is defined by a later ${definition.name}`)
    }
  },
)
