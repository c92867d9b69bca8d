import { enumerantByValue } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../check.ts'
import type { Instruction, Module, Function as ModuleFunction } from '../module.ts'
import { eachApplied } from './shared/decorations.ts'
import { enumerant, opcodeSet } from './shared/grammar.ts'
import { operandDefinition, operandWord, resultType } from './shared/operands.ts'
import { isStructureSound, structureFaults } from './shared/structure.ts'
import { checksOf, perModule } from './shared/surveys.ts'

const functionClass = enumerant('StorageClass', 'Function')

/** Instructions that may be among the variables at the start of a function. */
const isAmongVariables = opcodeSet(['OpVariable', 'OpUntypedVariableKHR', 'OpLine', 'OpNoLine'])

const opVariable = opcodeOf('OpVariable')
const opLabel = opcodeOf('OpLabel')

/** Ordinal of the first function with a body. */
const firstDefinition = perModule((module) => ({
  index:
    module.functions.find(({ blocks }) => blocks.length > 0)?.definition.index ??
    module.instructions.length,
}))

function functionType(module: Module, definition: Instruction): Instruction | undefined {
  const type = operandDefinition(module, definition, 1)
  return type?.name === 'OpTypeFunction' ? type : undefined
}

function calledFunction(module: Module, call: Instruction): Instruction | undefined {
  const definition = operandDefinition(module, call, 0)
  return definition?.name === 'OpFunction' ? definition : undefined
}

const linkage = enumerant('Decoration', 'LinkageAttributes')
const importType = enumerant('LinkageType', 'Import')
const exportType = enumerant('LinkageType', 'Export')

function isImport(module: Module, { definition }: ModuleFunction): boolean {
  return module
    .decorations(definition.result)
    .some(({ decoration, operands }) => decoration === linkage && operands[1]?.value === importType)
}

/** Checks of functions. */
export const checks: readonly Check[] = [
  // Functions without a body are exactly the imported ones.
  {
    rule: 'core/declaration-is-import',
    judgeFunction: (body, module, report) => {
      if (body.blocks.length === 0 && !isImport(module, body) && isStructureSound(module))
        report(body.definition.word, 'the function has no body and is not imported')
    },
  },
  {
    rule: 'core/definition-is-not-import',
    among: ['Decoration.LinkageAttributes'],
    judgeFunction: (body, module, report) => {
      if (body.blocks.length > 0 && isImport(module, body) && isStructureSound(module))
        report(body.definition.word, 'the function has a body and is imported')
    },
  },
  {
    rule: 'core/export-name-once',
    among: ['Linkage'],
    judgeModule(module, report) {
      const exported = new Map<string, number>()
      // A group has one name for all its targets.
      const names = new Map<number, string>()
      eachApplied(module, ({ target, decoration, operands: [name, type], word }) => {
        if (decoration !== linkage || type?.value !== exportType || name === undefined) return
        const text = names.get(name.word) ?? module.string(name.word)
        names.set(name.word, text)
        const before = exported.get(text)
        if (before === undefined) exported.set(text, target)
        else if (before !== target) report(word, `%${before} is exported under the same name`)
      })
    },
  },
  {
    rule: 'core/function-declared-or-defined',
    among: ['Linkage'],
    judgeModule(module, report) {
      const exported = new Set<string>()
      const imported: { readonly name: string; readonly word: number }[] = []
      eachApplied(module, ({ target, decoration, operands: [name, type], word }) => {
        if (decoration !== linkage || name === undefined) return
        if (module.definition(target)?.name !== 'OpFunction') return
        if (type?.value === exportType) exported.add(module.string(name.word))
        if (type?.value === importType) imported.push({ name: module.string(name.word), word })
      })
      for (const { name, word } of imported)
        if (exported.has(name)) report(word, `a function is exported as ${JSON.stringify(name)}`)
    },
  },
  // Positions of functions and their variables.
  {
    rule: 'core/declarations-before-definitions',
    judgeFunction: ({ definition, blocks }, module, report) => {
      if (blocks.length > 0 || !isStructureSound(module)) return
      if (definition.index > firstDefinition(module).index)
        report(definition.word, 'this declaration follows a definition')
    },
  },
  {
    rule: 'core/variable-placement',
    among: ['OpVariable'],
    judgeFunction: ({ definition, end }, module, report) => {
      if (!isStructureSound(module)) return
      let labels = 0
      let first = true
      for (let index = definition.index; index < end; index++) {
        const opcode = module.opcodeAt(index)
        if (opcode === opLabel) labels++
        else if (labels > 0) {
          if (opcode === opVariable && (!first || labels > 1))
            report(
              module.wordAt(index),
              'this variable is not among the first instructions of its function',
            )
          if (!isAmongVariables({ opcode })) first = false
        }
      }
    },
  },
  {
    rule: 'core/function-variable-storage-class',
    at: ['OpVariable'],
    judge: (instruction, module, report) => {
      const storage = instruction.operands[0]
      if (storage === undefined || storage.value === functionClass) return
      if (module.functionOf(instruction) !== undefined)
        report(
          storage.word,
          `a variable in a function has storage class ${enumerantByValue('StorageClass', storage.value)?.name}`,
        )
    },
  },
  {
    rule: 'core/global-variable-storage-class',
    at: ['OpVariable'],
    judge: (instruction, module, report) => {
      const storage = instruction.operands[0]
      if (storage?.value === functionClass && module.functionOf(instruction) === undefined)
        report(storage.word, 'a global variable has storage class Function')
    },
  },
  // Functions against their types and of calls against functions.
  {
    rule: 'core/function-type-is-function-type',
    at: ['OpFunction'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 1)
      if (type !== undefined && type.name !== 'OpTypeFunction')
        report(operandWord(instruction, 1), `${type.name} is not a function type`)
    },
  },
  {
    rule: 'core/function-result-type',
    at: ['OpFunction'],
    judge: (instruction, module, report) => {
      const type = functionType(module, instruction)
      if (type !== undefined && type.operands[0]?.value !== instruction.resultType)
        report(instruction.word + 1, `the function type returns ${type.operands[0]?.value}`)
    },
  },
  {
    rule: 'core/function-parameter-count',
    judgeFunction: ({ definition, parameters }, module, report) => {
      const type = functionType(module, definition)
      if (type === undefined || !isStructureSound(module)) return
      const count = type.operands.length - 1
      if (parameters.length !== count)
        report(definition.word, `${parameters.length} parameters where the type has ${count}`)
    },
  },
  {
    rule: 'core/function-parameter-type',
    judgeFunction: ({ definition, parameters }, module, report) => {
      const type = functionType(module, definition)
      if (type === undefined || !isStructureSound(module)) return
      parameters.forEach(({ resultType, word }, index) => {
        const wanted = type.operands[index + 1]?.value
        if (wanted !== undefined && wanted !== resultType)
          report(word + 1, `the function type has ${wanted} here`)
      })
    },
  },
  {
    rule: 'core/call-target-is-function',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = operandDefinition(module, instruction, 0)
      if (target !== undefined && target.name !== 'OpFunction')
        report(operandWord(instruction, 0), `${target.name} is not a function`)
    },
  },
  {
    rule: 'core/call-result-type',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = calledFunction(module, instruction)
      const type = target && functionType(module, target)
      const wanted = type?.operands[0]?.value
      if (resultType(module, instruction) === undefined) return
      if (wanted !== undefined && wanted !== instruction.resultType)
        report(instruction.word + 1, `the function returns ${wanted}`)
    },
  },
  {
    rule: 'core/call-argument-count',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = calledFunction(module, instruction)
      const type = target && functionType(module, target)
      if (type !== undefined && type.operands.length !== instruction.operands.length)
        report(
          instruction.word,
          `${instruction.operands.length - 1} arguments for ${type.operands.length - 1} parameters`,
        )
    },
  },
  {
    rule: 'core/call-argument-type',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = calledFunction(module, instruction)
      const type = target && functionType(module, target)
      if (type === undefined) return
      for (let index = 1; index < instruction.operands.length; index++) {
        const argument = instruction.operands[index]
        const wanted = type.operands[index]?.value
        const given = argument && module.definition(argument.value)
        if (argument === undefined || wanted === undefined || given === undefined) continue
        if (given.resultType !== wanted)
          report(argument.word, `the argument has type ${given.resultType}, not ${wanted}`)
      }
    },
  },
  {
    rule: 'core/return-without-value',
    at: ['OpReturn'],
    judge: (instruction, module, report) => {
      const definition = module.functionOf(instruction)?.definition
      const type = definition && functionType(module, definition)
      const returned = type && operandDefinition(module, type, 0)
      if (returned !== undefined && returned.name !== 'OpTypeVoid')
        report(instruction.word, `the function returns ${returned.name}`)
    },
  },
  {
    rule: 'core/return-value-type',
    at: ['OpReturnValue'],
    judge: (instruction, module, report) => {
      const definition = module.functionOf(instruction)?.definition
      const type = definition && functionType(module, definition)
      const value = operandDefinition(module, instruction, 0)
      if (type === undefined || value === undefined) return
      const wanted = type.operands[0]?.value
      if (value.name === 'OpFunction')
        report(operandWord(instruction, 0), 'the value is a function')
      else if (value.resultType !== wanted)
        report(operandWord(instruction, 0), `the value has type ${value.resultType}, not ${wanted}`)
      else if (module.definition(value.resultType)?.name === 'OpTypeVoid')
        report(operandWord(instruction, 0), 'the value is void')
    },
  },
  // How instructions form functions and blocks.
  ...checksOf(structureFaults, [
    'core/function-begin',
    'core/function-end',
    'core/parameter-placement',
    'core/block-begins-with-label',
    'core/block-ends-with-termination',
    'core/instruction-outside-function',
  ]),
]
