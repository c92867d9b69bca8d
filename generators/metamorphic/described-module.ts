import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module, Words } from '../module.ts'
import { operationNamed } from '../signatures/operation.ts'
import { instructionOf } from '../words/instruction-of.ts'
import { resultsOf } from '../words/results-of.ts'
import { sectionOf, sections } from '../words/section-of.ts'
import { wordsOfString } from '../words/strings.ts'

/** The sets that describe a module: the first is for shaders, the second for kernels. */
export type DescribingSet = 'NonSemantic.Shader.DebugInfo.100' | 'OpenCL.DebugInfo.100'

/** The other sets that tell a debugger something. */
const otherSets = { printf: 'NonSemantic.DebugPrintf', break: 'NonSemantic.DebugBreak' } as const

const opExtInst = opcodeOf('OpExtInst')

/** What is inserted into a module, section by section: ids are new, and strings, types and numbers are declared once. */
export class DescribedModule {
  /** Whether OpenCL.DebugInfo.100 describes it: most numbers are literals then, and ids of constants otherwise. */
  readonly isKernel: boolean
  readonly #set: DescribingSet
  readonly #module: Module
  readonly #imports: Instruction[] = []
  readonly #strings: Instruction[] = []
  readonly #declarations: Instruction[] = []
  readonly #ids = new Map<string, number>()
  readonly #definitions: ReadonlyMap<number, Instruction>
  #bound: number

  constructor(module: Module, set: DescribingSet) {
    this.#module = module
    this.isKernel = set === 'OpenCL.DebugInfo.100'
    this.#set = set
    this.#bound = module.bound
    this.#definitions = new Map(
      module.instructions.flatMap((each) => {
        const { result } = resultsOf(each)
        return result === 0 ? [] : [[result, each] as const]
      }),
    )
  }

  get bound(): number {
    return this.#bound
  }

  newId(): number {
    return this.#bound++
  }

  /** The instruction with that result in the module as it was. */
  definition(id: number): Instruction | undefined {
    return this.#definitions.get(id)
  }

  once(key: string, make: () => number): number {
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = make()
    this.#ids.set(key, id)
    return id
  }

  /** The module may have it already: types that are the same and imports are declared once. */
  #declared(list: Instruction[], name: string, ...words: Words): number {
    return this.once(`${name} ${words.join(' ')}`, () => {
      const same = this.#module.instructions.find(
        ({ opcode, words: [, ...others] }) =>
          opcode === opcodeOf(name) && others.join(' ') === words.join(' '),
      )
      if (same !== undefined) return same.words[0] ?? 0
      const id = this.newId()
      list.push(instructionOf(name, id, ...words))
      return id
    })
  }

  string(text: string): number {
    return this.once(`string ${text}`, () => {
      const id = this.newId()
      this.#strings.push(instructionOf('OpString', id, ...wordsOfString(text)))
      return id
    })
  }

  get void(): number {
    return this.#declared(this.#declarations, 'OpTypeVoid')
  }

  /** A constant of the 32-bit unsigned integer type. */
  number(value: number): number {
    return this.once(`number ${value}`, () => {
      const type = this.#declared(this.#declarations, 'OpTypeInt', 32, 0)
      const id = this.newId()
      this.#declarations.push(instructionOf('OpConstant', type, id, value))
      return id
    })
  }

  /** An operand that the describing set has as a number: a line, a column, a flag, an enumerant. */
  operand(value: number): number {
    return this.isKernel ? value : this.number(value)
  }

  #called(set: string, name: string, result: number, operands: Words): Instruction {
    const imported = this.#declared(this.#imports, 'OpExtInstImport', ...wordsOfString(set))
    const { opcode } = operationNamed(name, set)
    return { opcode: opExtInst, words: [this.void, result, imported, opcode, ...operands] }
  }

  /** An instruction of the describing set, with its operands, as it is in a block. */
  call(name: string, ...operands: Words): Instruction {
    return this.#called(this.#set, name, this.newId(), operands)
  }

  /** An instruction of another set, with its operands, as it is in a block. */
  callOther(set: keyof typeof otherSets, name: string, ...operands: Words): Instruction {
    return this.#called(otherSets[set], name, this.newId(), operands)
  }

  /** An instruction of the describing set before the functions, the same one for the same operands; its id. */
  describe(name: string, ...operands: Words): number {
    return this.once(`${name} ${operands.join(' ')}`, () => this.describeAgain(name, ...operands))
  }

  /** An instruction of the describing set before the functions, whether or not there is such a one; its id. */
  describeAgain(name: string, ...operands: Words): number {
    return this.describeAs(this.newId(), name, ...operands)
  }

  /** As `describeAgain`, with an id that `newId` has returned. */
  describeAs(id: number, name: string, ...operands: Words): number {
    this.#declarations.push(this.#called(this.#set, name, id, operands))
    return id
  }

  /** The module with other functions and with all that was declared. */
  with(functions: readonly Instruction[], extension: string | undefined): Module {
    const opFunction = opcodeOf('OpFunction')
    const { instructions } = this.#module
    const first = instructions.findIndex(({ opcode }) => opcode === opFunction)
    const before = instructions.slice(0, first)
    const endOf = (section: (typeof sections)[number]): number => {
      const rank = sections.indexOf(section)
      const isLater = ({ opcode }: Instruction) =>
        sections.indexOf(sectionOf(opcode) ?? 'declaration') > rank
      const later = before.findIndex(isLater)
      return later < 0 ? before.length : later
    }
    const [extensions, imports, strings] = [endOf('extension'), endOf('import'), endOf('source')]
    const added =
      extension === undefined ? [] : [instructionOf('OpExtension', ...wordsOfString(extension))]
    return {
      ...this.#module,
      bound: this.#bound,
      instructions: [
        ...before.slice(0, extensions),
        ...added,
        ...before.slice(extensions, imports),
        ...this.#imports,
        ...before.slice(imports, strings),
        ...this.#strings,
        ...before.slice(strings),
        ...this.#declarations,
        ...functions,
      ],
    }
  }
}
