import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant, enumerantSet } from '../shared/grammar.ts'
import { operandDefinition, operandWord } from '../shared/operands.ts'
import { isStructureSound } from '../shared/structure.ts'
import { perModule } from '../shared/surveys.ts'
import { eachUnlisted, notListedByAll, referencesTo } from '../shared/unlisted-variables.ts'

/** The declarations for a function that is an entry point. */
export interface DeclaredEntryPoint {
  /** Values of the execution models it is declared with. */
  readonly models: readonly number[]
  /** `OpExecutionMode` and `OpExecutionModeId` instructions for it, in order. */
  readonly modes: readonly Instruction[]
  /** The first `OpEntryPoint` that declares it. */
  readonly declaration: Instruction
}

interface GrowingEntryPoint extends DeclaredEntryPoint {
  readonly models: number[]
  readonly modes: Instruction[]
}

/** Keyed by the id of an entry point's function: the first instruction that gives it each mode. */
const firstModes = perModule((module): ReadonlyMap<number, ReadonlyMap<number, Instruction>> => {
  const found = new Map<number, ReadonlyMap<number, Instruction>>()
  for (const [id, { modes }] of entryPoints(module)) {
    const first = new Map<number, Instruction>()
    for (const instruction of modes) {
      const mode = instruction.valueAt(1) ?? -1
      if (!first.has(mode)) first.set(mode, instruction)
    }
    found.set(id, first)
  }
  return found
})

/** The instruction that gives an entry point a mode. */
export function modeOf(
  module: Module,
  entryPoint: Instruction,
  mode: number,
): Instruction | undefined {
  return firstModes(module)
    .get(entryPoint.valueAt(1) ?? 0)
    ?.get(mode)
}

/** Whether an entry point may have more than one mode. */
export function haveSeveralModes(module: Module): boolean {
  return module.all('OpExecutionMode').length + module.all('OpExecutionModeId').length > 1
}

/** Entry points by the id of their function. */
export const entryPoints = perModule((module): ReadonlyMap<number, DeclaredEntryPoint> => {
  const found = new Map<number, GrowingEntryPoint>()
  for (const declaration of module.all('OpEntryPoint')) {
    const [model, target] = declaration.operands
    if (model === undefined || target === undefined) continue
    const known = found.get(target.value)
    if (known === undefined)
      found.set(target.value, { models: [model.value], modes: [], declaration })
    else known.models.push(model.value)
  }
  for (const name of ['OpExecutionMode', 'OpExecutionModeId'])
    for (const mode of module.all(name)) found.get(mode.operands[0]?.value ?? 0)?.modes.push(mode)
  return found
})

const atEntryPoint = ['OpEntryPoint']
const linkage = enumerant('Decoration', 'LinkageAttributes')
const interfaceClasses: ReadonlySet<number> = enumerantSet('StorageClass', 'Input', 'Output')

/** Ids in the interface; execution model, function and name are before them. */
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

const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')
const allClasses = 0x0001_0400

function isInterface(module: Module, variable: Instruction): boolean {
  if (module.definitionIndex(variable.result) !== variable.index) return false
  if (module.functionOf(variable) !== undefined) return false
  const storage = variable.valueAt(0)
  return module.version >= allClasses || storage === input || storage === output
}

/** Checks of entry points and their interfaces. */
export const checks: readonly Check[] = [
  // Entry points and their interfaces.
  {
    rule: 'core/entry-point-is-function',
    at: atEntryPoint,
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
    at: atEntryPoint,
    judge: (instruction, module, report) => {
      for (const { value, word } of interfaceOf(instruction)) {
        const definition = module.definition(value)
        if (definition !== undefined && !isGlobal(module, definition))
          report(word, `${value} is not a variable outside functions`)
      }
    },
  },
  {
    rule: 'core/interface-storage-class',
    at: atEntryPoint,
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
    at: atEntryPoint,
    judge: (instruction, _, report) => {
      const seen = new Set<number>()
      for (const { value, word } of interfaceOf(instruction)) {
        if (seen.has(value)) report(word, `${value} is in the interface already`)
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
  // Interfaces against the variables that entry points use.
  {
    rule: 'core/interface-complete',
    among: ['OpVariable'],
    judgeModule: (module, report) => {
      const variables = notListedByAll(
        module,
        module.all('OpVariable').filter((variable) => isInterface(module, variable)),
      )
      if (variables.length === 0 || !isStructureSound(module)) return
      eachUnlisted(module, referencesTo(module, variables), ({ word }, id) =>
        report(word, `variable ${id} is used and not listed`),
      )
    },
  },
]
