import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  AvailabilityRow,
  Category,
  EnumerantRow,
  InstructionRow,
  InstructionSetRow,
  OperandKindRow,
} from '#spec/grammar/types'

/**
 * The import string of each grammar file; the files do not carry it. `versioned` where a number follows.
 * Sources: the extension texts that define the sets.
 */
const sets: Readonly<Record<string, { readonly name: string; readonly versioned?: true }>> = {
  'arm.experimental-ml-operations': { name: 'Arm.ExperimentalMLOperations' },
  'arm.motion-engine.100': { name: 'Arm.MotionEngine.100' },
  debuginfo: { name: 'DebugInfo' },
  'glsl.std.450': { name: 'GLSL.std.450' },
  'nonsemantic.clspvreflection': { name: 'NonSemantic.ClspvReflection.', versioned: true },
  'nonsemantic.debugbreak': { name: 'NonSemantic.DebugBreak' },
  'nonsemantic.debugprintf': { name: 'NonSemantic.DebugPrintf' },
  'nonsemantic.graph.debuginfo': { name: 'NonSemantic.Graph.DebugInfo.', versioned: true },
  'nonsemantic.shader.debuginfo.100': { name: 'NonSemantic.Shader.DebugInfo.100' },
  'nonsemantic.shader.debuginfo': { name: 'NonSemantic.Shader.DebugInfo.', versioned: true },
  'nonsemantic.vkspreflection': { name: 'NonSemantic.VkspReflection.', versioned: true },
  'opencl.debuginfo.100': { name: 'OpenCL.DebugInfo.100' },
  'opencl.std.100': { name: 'OpenCL.std' },
  'spv-amd-gcn-shader': { name: 'SPV_AMD_gcn_shader' },
  'spv-amd-shader-ballot': { name: 'SPV_AMD_shader_ballot' },
  'spv-amd-shader-explicit-vertex-parameter': { name: 'SPV_AMD_shader_explicit_vertex_parameter' },
  'spv-amd-shader-trinary-minmax': { name: 'SPV_AMD_shader_trinary_minmax' },
  'tosa.001000.1': { name: 'TOSA.001000.1' },
}

interface JsonOperand {
  readonly kind: string
  readonly quantifier?: string
  readonly name?: string
}
interface JsonAvailability {
  readonly version?: string
  readonly lastVersion?: string
  readonly capabilities?: readonly string[]
  readonly capability?: string
  readonly extensions?: readonly string[]
  readonly provisional?: boolean
}
interface JsonInstruction extends JsonAvailability {
  readonly opname: string
  readonly opcode: number
  readonly class?: string
  readonly aliases?: readonly string[]
  readonly operands?: readonly JsonOperand[]
}
interface JsonEnumerant extends JsonAvailability {
  readonly enumerant: string
  readonly value: number | string
  readonly aliases?: readonly string[]
  readonly parameters?: readonly JsonOperand[]
}
interface JsonOperandKind {
  readonly kind: string
  readonly category: Category
  readonly enumerants?: readonly JsonEnumerant[]
  readonly bases?: readonly string[]
}
interface Grammar {
  readonly version?: number
  readonly revision?: number
  readonly instructions: readonly JsonInstruction[]
  readonly operand_kinds?: readonly JsonOperandKind[]
}

function version(text: string | undefined, none: number | null): number | null {
  if (text === undefined) return none
  if (text === 'None') return null
  const [major, minor] = text.split('.').map(Number)
  return ((major ?? 0) << 16) | ((minor ?? 0) << 8)
}

function availability(availability: JsonAvailability): AvailabilityRow | undefined {
  const row: AvailabilityRow = [
    version(availability.version, 0x0001_0000),
    version(availability.lastVersion, null),
    availability.capabilities ??
      (availability.capability === undefined ? [] : [availability.capability]),
    availability.extensions ?? [],
    availability.provisional ? 1 : 0,
  ]
  const plain =
    row[0] === 0x0001_0000 && row[1] === null && !row[2].length && !row[3].length && !row[4]
  return plain ? undefined : row
}

function operand({ kind, quantifier = '', name = '' }: JsonOperand): string {
  const label = name.replaceAll(/\s+/g, ' ').trim()
  return `${kind}${quantifier}${label === '' ? '' : ` ${label}`}`
}

function optional<T>(value: T | undefined): readonly [] | readonly [T] {
  return value === undefined ? [] : [value]
}

function instructionRow(instruction: JsonInstruction): InstructionRow {
  return [
    instruction.opcode,
    instruction.opname,
    instruction.aliases ?? [],
    instruction.class ?? '',
    (instruction.operands ?? []).map(operand),
    ...optional(availability(instruction)),
  ]
}

function enumerantRow(enumerant: JsonEnumerant): EnumerantRow {
  return [
    Number(enumerant.value),
    enumerant.enumerant,
    enumerant.aliases ?? [],
    (enumerant.parameters ?? []).map(operand),
    ...optional(availability(enumerant)),
  ]
}

function operandKindRow(operandKind: JsonOperandKind): OperandKindRow {
  return [
    operandKind.kind,
    operandKind.category,
    operandKind.bases ?? [],
    (operandKind.enumerants ?? []).map(enumerantRow),
  ]
}

/** Elements of a JSON array, a line each. */
function lines(elements: readonly string[]): string {
  return elements.map((element) => `  ${element}`).join(',\n')
}

function texts(rows: readonly unknown[]): string[] {
  return rows.map((row) => JSON.stringify(row))
}

function kindText([kind, category, bases, enumerants]: OperandKindRow): string {
  if (enumerants.length === 0) return JSON.stringify([kind, category, bases, enumerants])
  const head = texts([kind, category, bases]).join(', ')
  return `[${head}, [\n${lines(texts(enumerants))}\n  ]]`
}

function setText([name, newest, instructions, kinds]: InstructionSetRow): string {
  const head = texts([name, newest]).join(', ')
  return `[${head}, [\n${lines(texts(instructions))}\n  ], [\n${lines(kinds.map(kindText))}\n  ]]`
}

/** A module with one table. JSON, because engines read that several times faster than the same rows as code. */
function tableModule(head: string, name: string, type: string, rows: readonly string[]): string {
  const json = `[\n${lines(rows)}\n]`
  if (/`|\$\{/.test(json))
    throw new Error(`${name}: a name contains a character that ends the string literal of the rows`)
  return `${head}import type { ${type} } from '../types.ts'

export const ${name}: readonly ${type}[] = JSON.parse(String.raw\`${json}\`)
`
}

/**
 * The generated grammar modules: file name below `spec/grammar/generated` to content.
 *
 * @param folder holds `spirv.core.grammar.json` and the `extinst.*.grammar.json` files.
 * @param source what the first line names, for instance the package and its version.
 * @throws when a file is missing, or when an extended set has no known import string.
 */
export function grammarModules(folder: string, source: string): ReadonlyMap<string, string> {
  const read = (file: string): Grammar => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const head = `// Generated from ${source} by \`npm run grammar\`. Do not edit.\n`
  const files = new Map<string, string>()
  const core = read('spirv.core.grammar.json')
  const instructions = [...core.instructions]
    .sort((a, b) => a.opcode - b.opcode)
    .map(instructionRow)
  files.set(
    'instructions.ts',
    tableModule(head, 'instructionRows', 'InstructionRow', texts(instructions)),
  )
  const kinds = (core.operand_kinds ?? []).map(operandKindRow)
  files.set(
    'operand-kinds.ts',
    tableModule(head, 'operandKindRows', 'OperandKindRow', kinds.map(kindText)),
  )
  const setRows: InstructionSetRow[] = []
  for (const file of readdirSync(folder).sort()) {
    const stem = /^extinst\.(.*)\.grammar\.json$/.exec(file)?.[1]
    if (stem === undefined) continue
    const set = sets[stem]
    if (set === undefined)
      throw new Error(
        `${file}: no import string is known for this set; add it to scripts/dev/grammar.ts`,
      )
    const grammar = read(file)
    setRows.push([
      set.name,
      set.versioned ? newestVersion(file, grammar) : 0,
      grammar.instructions.map(instructionRow),
      (grammar.operand_kinds ?? []).map(operandKindRow),
    ])
  }
  // One file, for each module that is loaded costs far more time than its rows.
  files.set(
    'sets.ts',
    tableModule(head, 'instructionSetRows', 'InstructionSetRow', setRows.map(setText)),
  )
  return files
}

/** The version of a set that its grammar file describes. Some files have it as their revision. */
function newestVersion(file: string, { version, revision }: Grammar): number {
  const newest = version ?? revision
  if (newest === undefined)
    throw new Error(`${file}: no version and no revision says how far its rows go`)
  return newest
}

/** Writes the modules of {@link grammarModules} below `target`, replacing what was there. */
export function writeGrammar(target: string, files: ReadonlyMap<string, string>): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [file, text] of files) writeFileSync(join(target, file), text)
}
