import { instructionByName } from '#spec/grammar/grammar'
import { type AssemblyLine, idsOf, lineOf, linesIn, textOfLine } from '../assembly/line.ts'
import { MakerError } from '../maker-error.ts'
import { type Section, sectionOf } from '../words/section-of.ts'
import { resultStock } from './stock-of-results.ts'

/** Decorations and declarations of every module: the buffer `%in` at binding 0 and `%out` at binding 1, both run-time arrays of words. */
const decorations = `OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1`
const declarations = `%void = OpTypeVoid
%procedure = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%c0 = OpConstant %uint 0
%c1 = OpConstant %uint 1
%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%blocks = OpTypePointer StorageBuffer %block
%word = OpTypePointer StorageBuffer %uint
%in = OpVariable %blocks StorageBuffer
%out = OpVariable %blocks StorageBuffer`
const main = `%main = OpFunction %void None %procedure
%start = OpLabel`

/** The stage whose entry point is `%main`. In a graphics pipeline, the other entry point is `%other`, which has variables `%other_...`. */
export type ResultStage = 'compute' | 'vertex' | 'fragment'

/** The entry points of a module, with the ids of their interfaces. */
function entryPoints(stage: ResultStage, variables: readonly string[]): readonly string[] {
  if (stage === 'compute') return [`OpEntryPoint GLCompute %main "main" ${variables.join(' ')}`]
  const isOther = (id: string) => id.startsWith('%other_')
  const listed = (wanted: boolean) => variables.filter((id) => isOther(id) === wanted).join(' ')
  const models = stage === 'vertex' ? ['Vertex', 'Fragment'] : ['Fragment', 'Vertex']
  return [
    `OpEntryPoint ${models[0]} %main "main" ${listed(false)}`,
    `OpEntryPoint ${models[1]} %other "main" ${listed(true)}`,
    `OpExecutionMode ${stage === 'vertex' ? '%other' : '%main'} OriginUpperLeft`,
  ]
}

/** The size of a workgroup unless a line gives another. */
const oneInvocation = 'OpExecutionMode %main LocalSize 1 1 1'

const skeletonIds = linesIn(`${declarations}\n${main}`).map((line) => lineOf(line).result ?? '')

/** Instructions of NonSemantic.Shader.DebugInfo that are in blocks; the others are among the declarations. */
const debugInBlocks: ReadonlySet<string> = new Set([
  ...['DebugScope', 'DebugNoScope', 'DebugLine', 'DebugNoLine'],
  ...['DebugValue', 'DebugDeclare', 'DebugFunctionDefinition'],
])

const variables: ReadonlySet<string> = new Set(['OpVariable', 'OpUntypedVariableKHR'])

/** The sections that a line of a text may be for, beside functions. */
type ResultSection = Extract<
  Section,
  'capability' | 'extension' | 'import' | 'execution-mode' | 'source' | 'annotation'
>

/**
 * A compute shader of one invocation that is being written line by line. Each line goes to the section of the module that its
 * instruction belongs to, and what it names of the stock is declared before it. The results in `%main` get numbers in turn, so
 * that a text may give the same name again to a later one.
 */
export class ResultModule {
  readonly #sections: Readonly<Record<ResultSection, Set<string>>> = {
    capability: new Set(['OpCapability Shader']),
    extension: new Set(),
    import: new Set(),
    'execution-mode': new Set([oneInvocation]),
    source: new Set(),
    annotation: new Set(linesIn(decorations)),
  }
  readonly #declarations = new Set(linesIn(declarations))
  readonly #variables: string[] = []
  readonly #body: AssemblyLine[] = []
  /** Functions after `%main`, and what comes after them. */
  readonly #functions: string[] = []
  readonly #interface = ['%in', '%out']
  /** The numbered ids of the module by names of results in `%main`. */
  readonly #results = new Map<string, string>()
  readonly #used = new Set<string>()
  /** Ids of results outside of functions. */
  readonly #declared = new Set(skeletonIds)
  /** Ids of all results. */
  readonly #defined = new Set(skeletonIds)
  readonly #stage: ResultStage
  #isInFunction = false
  #count = 0

  constructor(stage: ResultStage = 'compute') {
    this.#stage = stage
    if (stage !== 'compute') this.#sections['execution-mode'].clear()
  }

  /** Adds a line at the place in the module that it belongs to; of two alike outside of functions, the second is left out. */
  add(text: string): void {
    const line = lineOf(text)
    const { result, opcode, operands } = line
    const row = instructionByName(opcode)
    if (row === undefined) throw new MakerError('faulty-pair', `no instruction: ${text}`, text)
    for (const id of idsOf(line)) {
      if (this.#used.has(id)) continue
      this.declare(id)
      this.#used.add(id)
    }
    if (result !== undefined) this.#defined.add(result)
    if (operands[1] === 'LocalSize') this.#sections['execution-mode'].delete(oneInvocation)
    const section = sectionOf(row.opcode)
    if (this.#isInFunction || opcode === 'OpFunction') {
      this.#functions.push(text)
      this.#isInFunction = opcode !== 'OpFunctionEnd'
    } else if (section !== undefined && section in this.#sections)
      this.#sections[section as ResultSection].add(text)
    else if (section === 'declaration') this.#addDeclaration(text, result)
    else if (operands[1] === '%debug' && !debugInBlocks.has(operands[2] ?? ''))
      this.#addDeclaration(text, result)
    else if (operands[1] === '%reflection') this.#functions.push(text)
    else if (!variables.has(opcode)) this.#addToMain(line)
    else if (operands[1] === 'Function') this.#variables.push(text)
    else {
      this.#addDeclaration(text, result)
      this.#interface.push(result ?? '')
    }
  }

  #addDeclaration(text: string, id = ''): void {
    this.#declared.add(id)
    this.#defined.add(id)
    this.#declarations.add(text)
  }

  /** Declares what a name of the stock stands for. */
  declare(id: string): void {
    const stock = resultStock(id.slice(1))
    if (stock === undefined) return
    for (const needed of idsOf(lineOf(stock.line))) this.declare(needed)
    if (stock.capability !== undefined)
      this.#sections.capability.add(`OpCapability ${stock.capability}`)
    this.#addDeclaration(`${id} = ${stock.line}`, id)
  }

  /** Names of results that come later, as in OpPhi, are looked up when the module is put together. */
  #addToMain({ result, opcode, operands }: AssemblyLine): void {
    if (result !== undefined && this.#declared.has(result))
      throw new MakerError('faulty-pair', `${result} is declared outside of functions`, result)
    const known = operands.map((operand) => this.#results.get(operand) ?? operand)
    if (result === undefined || opcode === 'OpLabel')
      this.#body.push({ ...(result !== undefined && { result }), opcode, operands: known })
    else {
      const numbered = `%r${this.#count++}`
      this.#results.set(result, numbered)
      this.#body.push({ result: numbered, opcode, operands: known })
    }
  }

  /** Variables that entry points list: the buffers only where a shader of a pipeline uses them. */
  #listed(): readonly string[] {
    return this.#interface.filter(
      (id) => this.#stage === 'compute' || !skeletonIds.includes(id) || this.#used.has(id),
    )
  }

  /**
   * The assembly, for SPIR-V 1.6.
   *
   * @throws {MakerError} when a line names an id that nothing defines.
   */
  assembly(): string {
    const missing = [...this.#used].find((id) => !this.#defined.has(id))
    if (missing !== undefined)
      throw new MakerError(
        'faulty-pair',
        `${missing} is neither defined in the module nor a name of the stock of results`,
        missing,
      )
    const { capability, extension, import: imports, source, annotation } = this.#sections
    const numbered = ({ operands, ...line }: AssemblyLine) =>
      textOfLine({
        ...line,
        operands: operands.map((operand) => this.#results.get(operand) ?? operand),
      })
    const body = this.#body.map(numbered)
    return `${[
      ...capability,
      ...extension,
      ...imports,
      'OpMemoryModel Logical GLSL450',
      ...entryPoints(this.#stage, this.#listed()),
      ...this.#sections['execution-mode'],
      ...source,
      ...[...annotation].map((text) => numbered(lineOf(text))),
      ...this.#declarations,
      main,
      ...this.#variables,
      ...body,
      'OpReturn',
      'OpFunctionEnd',
      ...this.#functions,
    ].join('\n')}\n`
  }
}
