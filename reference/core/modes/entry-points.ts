import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { perModule } from '../shared/per-module.ts'

const at = ['OpEntryPoint']
const linkage = enumerant('Decoration', 'LinkageAttributes')
const interfaceClasses: ReadonlySet<number> = new Set([
  enumerant('StorageClass', 'Input'),
  enumerant('StorageClass', 'Output'),
])

/** Ids in the interface; execution model, function and name stand before them. */
function interfaceOf({ operands }: Instruction): Instruction['operands'] {
  return operands.slice(3)
}

const entryPointFunctions = perModule(
  (module): ReadonlySet<number> =>
    new Set(module.all('OpEntryPoint').flatMap(({ operands }) => operands[1]?.value ?? [])),
)

function isVariable({ name }: Instruction): boolean {
  return name === 'OpVariable' || name === 'OpUntypedVariableKHR'
}

function isGlobal(module: Module, definition: Instruction): boolean {
  return isVariable(definition) && module.functionOf(definition) === undefined
}

/** Checks of entry points and their interfaces. */
export const checks: readonly Check[] = [
  {
    rule: 'core/entry-point-is-function',
    at,
    judge: (instruction, module, report) => {
      const definition = operandDefinition(module, instruction, 1)
      if (definition !== undefined && definition.name !== 'OpFunction')
        report(operandWord(instruction, 1), `the entry point is ${definition.name}`)
    },
  },
  {
    rule: 'core/entry-point-name-unique',
    judgeModule: (module, report) => {
      const entryPoints = module.all('OpEntryPoint')
      if (entryPoints.length < 2) return
      const seen = new Set<string>()
      for (const { operands } of entryPoints) {
        const [model, , name] = operands
        if (model === undefined || name === undefined) continue
        const key = `${model.value} ${module.string(name.word)}`
        if (seen.has(key)) report(name.word, 'another entry point has this model and name')
        seen.add(key)
      }
    },
  },
  {
    rule: 'core/interface-is-global-variable',
    at,
    judge: (instruction, module, report) => {
      for (const { value, word } of interfaceOf(instruction)) {
        const definition = module.definition(value)
        if (definition !== undefined && !isGlobal(module, definition))
          report(word, `${value} is no variable outside functions`)
      }
    },
  },
  {
    rule: 'core/interface-storage-class',
    at,
    judge: (instruction, module, report) => {
      for (const { value, word } of interfaceOf(instruction)) {
        const definition = module.definition(value)
        const storage = definition?.operands[0]
        if (definition?.name !== 'OpVariable' || !isGlobal(module, definition)) continue
        if (storage !== undefined && !interfaceClasses.has(storage.value))
          report(word, `${value} has another storage class than Input and Output`)
      }
    },
  },
  {
    rule: 'core/interface-unique',
    at,
    judge: (instruction, _, report) => {
      const seen = new Set<number>()
      for (const { value, word } of interfaceOf(instruction)) {
        if (seen.has(value)) report(word, `${value} stands in the interface already`)
        seen.add(value)
      }
    },
  },
  {
    rule: 'core/entry-point-not-called',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = instruction.operands[0]
      if (target !== undefined && entryPointFunctions(module).has(target.value))
        report(target.word, `${target.value} is an entry point`)
    },
  },
  {
    rule: 'core/entry-point-not-linked',
    among: ['Decoration.LinkageAttributes'],
    judgeModule: (module, report) => {
      for (const id of entryPointFunctions(module))
        for (const { decoration, instruction } of module.decorations(id))
          if (decoration === linkage)
            report(instruction.word, `${id} is an entry point and has linkage attributes`)
    },
  },
]
