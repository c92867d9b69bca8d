import { opcodeOf } from '#spec/grammar/opcodes'
import type { Choices } from '../choices.ts'
import type { Instruction, Module } from '../module.ts'
import { encode } from '../words/encode.ts'
import { enumerantOf, instructionOf } from '../words/instruction-of.ts'
import { read } from '../words/read.ts'
import { resultsOf } from '../words/results-of.ts'
import { wordsOfString } from '../words/strings.ts'
import { bodyPlaces } from './body-places.ts'
import { type DebugPlace, debugTypes } from './debug-types.ts'
import { DescribedModule, type DescribingSet } from './described-module.ts'
import type { Transformation } from './transformation.ts'

const version16 = 0x0001_0600
const mostIds = 0x3f_0000
const extension = 'SPV_KHR_non_semantic_info'
const declaresExtension = instructionOf('OpExtension', ...wordsOfString(extension))
const [shader, kernel] = ['Shader', 'Kernel'].map((name) => enumerantOf('Capability', name))
const languageNamed = (name: string): number => enumerantOf('SourceLanguage', name)
const [dwarf, debugVersion, isDefinition] = [4, 100, 8]

const opExtInstImport = opcodeOf('OpExtInstImport')
const [opCapability, opFunction, opLabel, opVariable, opFunctionEnd] = [
  ...['OpCapability', 'OpFunction', 'OpLabel', 'OpVariable', 'OpFunctionParameter'],
  'OpFunctionEnd',
].map(opcodeOf)

/** How much is described. */
interface Detail {
  /** Every n-th place gets a line of its own. */
  readonly lines: number
  /** A variable holds up to that many results, one after the other. */
  readonly values: number
  /** Blocks are lexical blocks. */
  readonly blocks: boolean
  /** Every n-th line prints what it has computed, and stops for a debugger; 0 for none. */
  readonly prints: number
}

function drawDetail(choices: Choices): Detail {
  return {
    lines: choices.pick('lines', [1, 1, 2, 5]),
    values: choices.pick('values', [1, 2, 4]),
    blocks: choices.pick('lexical blocks', [false, true]),
    prints: choices.pick('prints', [0, 0, 3, 7]),
  }
}

/** The words of the names of the sets; of the first without the version. */
const setWords = [
  wordsOfString('NonSemantic.Shader.DebugInfo.').slice(0, 7),
  wordsOfString('OpenCL.DebugInfo.100'),
]

/** A function has one definition in debug information. */
function isDescribed({ instructions }: Module): boolean {
  return instructions.some(
    ({ opcode, words }) =>
      opcode === opExtInstImport &&
      setWords.some((name) => name.every((word, index) => words[1 + index] === word)),
  )
}

/** The set that may be imported without anything else than an extension of the universal environment. */
function setFor({ instructions, version }: Module): DescribingSet | undefined {
  const declares = (capability: number | undefined): boolean =>
    instructions.some(({ opcode, words }) => opcode === opCapability && words[0] === capability)
  const isExtension = ({ opcode, words }: Instruction): boolean =>
    opcode === declaresExtension.opcode && words.join() === declaresExtension.words.join()
  if (!declares(shader)) return declares(kernel) ? 'OpenCL.DebugInfo.100' : undefined
  return version >= version16 || instructions.some(isExtension)
    ? 'NonSemantic.Shader.DebugInfo.100'
    : undefined
}

/** A variable of the source, and how many results it has held. */
interface SourceVariable {
  readonly id: number
  held: number
}

/** Writes the debug information of functions, one after the other. */
class Describer {
  readonly #module: DescribedModule
  readonly #detail: Detail
  readonly #file: number
  readonly #source: number
  readonly #unit: number
  readonly #expression: number
  readonly #typeOf: ReturnType<typeof debugTypes>
  #line = 1
  #function = 0
  #scope = 0
  #isDefined = false
  #variables = new Map<number, SourceVariable>()

  constructor(module: DescribedModule, detail: Detail) {
    this.#module = module
    this.#detail = detail
    this.#file = module.string(module.isKernel ? 'made.cl' : 'made.glsl')
    this.#source = module.describe('DebugSource', this.#file)
    const versions = [module.operand(debugVersion), module.operand(dwarf)]
    const language = module.operand(languageNamed(module.isKernel ? 'OpenCL_C' : 'GLSL'))
    this.#unit = module.describe('DebugCompilationUnit', ...versions, this.#source, language)
    this.#expression = module.describe('DebugExpression')
    this.#typeOf = debugTypes(module, this.#place(this.#unit))
  }

  #place(parent: number): DebugPlace {
    const line = this.#module.operand(this.#line)
    return [this.#source, line, this.#module.operand(1), parent]
  }

  begin({ words: [, id = 0] }: Instruction): void {
    const module = this.#module
    const name = module.string(`f${id}`)
    const type = module.describe('DebugTypeFunction', module.operand(0), module.void)
    const flags = module.operand(isDefinition)
    const head = [name, type, ...this.#place(this.#unit), name, flags, module.operand(this.#line)]
    this.#function = module.describeAgain(
      'DebugFunction',
      ...head,
      ...(module.isKernel ? [id] : []),
    )
    this.#scope = this.#function
    this.#isDefined = false
    this.#variables = new Map()
  }

  /** The beginning of a block, after variables and OpPhi. */
  block(definition: number): readonly Instruction[] {
    const module = this.#module
    const isFirst = !this.#isDefined
    this.#isDefined = true
    if (this.#detail.blocks && !isFirst)
      this.#scope = module.describeAgain('DebugLexicalBlock', ...this.#place(this.#function))
    const scope = module.call('DebugScope', this.#scope)
    if (!isFirst || module.isKernel) return [scope]
    return [scope, module.call('DebugFunctionDefinition', this.#function, definition)]
  }

  line(): readonly Instruction[] {
    const module = this.#module
    const line = module.operand(++this.#line)
    const column = module.operand(1)
    // OpenCL.DebugInfo.100 has no lines for code.
    if (module.isKernel) return [instructionOf('OpLine', this.#file, line, column)]
    return [module.call('DebugLine', this.#source, line, line, column, column)]
  }

  /** An OpVariable of the function. */
  variable({ words: [pointer = 0, id = 0] }: Instruction): readonly Instruction[] {
    const pointee = this.#module.definition(pointer)?.words[2] ?? 0
    const type = this.#typeOf(pointee)
    if (type === undefined) return []
    const operands = [this.#local(`v${id}`, type.id), id, this.#expression]
    return [this.#module.call('DebugDeclare', ...operands)]
  }

  #local(name: string, type: number): number {
    const parent = this.#scope
    const named = [this.#module.string(name), type, ...this.#place(parent)]
    return this.#module.describeAgain('DebugLocalVariable', ...named, this.#module.operand(0))
  }

  /** A result that a variable of the source holds from here on. */
  value(result: number, resultType: number, isCode: boolean): readonly Instruction[] {
    const module = this.#module
    const type = this.#typeOf(resultType)
    if (type === undefined) return []
    const known = this.#variables.get(resultType)
    const variable =
      known !== undefined && known.held < this.#detail.values
        ? known
        : { id: this.#local(`r${result}`, type.id), held: 0 }
    variable.held++
    // A variable of a lexical block is not in scope in others.
    if (!this.#detail.blocks) this.#variables.set(resultType, variable)
    const { prints } = this.#detail
    const value = module.call('DebugValue', variable.id, result, this.#expression)
    // Not every environment of kernels takes the sets that print and stop.
    const isPrinted =
      !module.isKernel &&
      isCode &&
      prints > 0 &&
      result % prints === 0 &&
      type.specifier !== undefined
    if (!isPrinted) return [value]
    const format = module.string(`r${result} = %${type.specifier}`)
    const stop = result % 2 === 0 ? [module.callOther('break', 'DebugBreak')] : []
    return [value, module.callOther('printf', 'DebugPrintf', format, result), ...stop]
  }
}

function described(source: Module, set: DescribingSet, detail: Detail): Module | undefined {
  const { instructions } = source
  const places = new Set(bodyPlaces(instructions))
  if (places.size === 0) return undefined
  const module = new DescribedModule(source, set)
  const describer = new Describer(module, detail)
  const functions: Instruction[] = []
  /** Instructions since the last place: what is said of them can be said at the next one. */
  let waiting: Instruction[] = []
  let [definition, since] = [0, 0]
  let isNewBlock = false
  const first = instructions.findIndex(({ opcode }) => opcode === opFunction)
  for (let index = first; index < instructions.length; index++) {
    const each = instructions[index] as Instruction
    const { opcode } = each
    if (opcode === opFunction) {
      definition = each.words[1] ?? 0
      describer.begin(each)
      waiting = []
    }
    if (opcode === opLabel) {
      isNewBlock = true
    }
    if (places.has(index)) {
      if (isNewBlock) functions.push(...describer.block(definition))
      for (const before of waiting) {
        const { result, resultType } = resultsOf(before)
        if (before.opcode === opVariable) functions.push(...describer.variable(before))
        else if (resultType !== 0)
          functions.push(...describer.value(result, resultType, !isNewBlock))
      }
      waiting = []
      isNewBlock = false
      if (since++ % detail.lines === 0) functions.push(...describer.line())
    }
    functions.push(each)
    if (opcode !== opFunction && opcode !== opLabel && opcode !== opFunctionEnd) waiting.push(each)
  }
  return module.with(functions, undefined)
}

export const transformation: Transformation = {
  name: 'add-debug-information',
  summary:
    'functions, their blocks, variables, results and lines are described for a debugger, and some results are printed',
  preserves: 'valid',
  apply(words, choices) {
    const source = read(words)
    if (source === undefined || source.bound >= mostIds) return undefined
    const set = setFor(source)
    if (set === undefined || isDescribed(source)) return undefined
    const module = described(source, set, drawDetail(choices))
    return module && encode(module)
  },
}
