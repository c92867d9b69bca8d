import type { Draw } from '../random/draw.ts'

/** Types of values that programs compute with; the names are those of ids. */
export type ValueType = 'uint' | 'uint8' | 'uint16' | 'uint64' | 'bool' | 'uint2' | 'uint4'

const declarations: Readonly<
  Record<ValueType, readonly [text: string, ...capabilities: string[]]>
> = {
  uint: ['OpTypeInt 32 0'],
  uint8: ['OpTypeInt 8 0', 'Int8'],
  uint16: ['OpTypeInt 16 0', 'Int16'],
  uint64: ['OpTypeInt 64 0', 'Int64'],
  bool: ['OpTypeBool'],
  uint2: ['OpTypeVector %uint 2'],
  uint4: ['OpTypeVector %uint 4'],
}

/** A value that the rest of the program may use. */
interface ProgramValue {
  readonly id: string
  readonly type: ValueType
}

/** A program that is being written, as text. Ids are names. */
export interface ProgramDraft {
  readonly draw: Draw
  /** Whether instructions of the texts are spelled out in those of the core specification, where that can be done. */
  readonly isSpelledOut: boolean
  readonly capabilities: Set<string>
  readonly extensions: Set<string>
  readonly decorations: string[]
  /** Types, constants and variables of the module, in order. */
  readonly globals: string[]
  /** Variables of the function that is being written. */
  locals: string[]
  /** Variables that hold one integer, which is always known. */
  scalars: string[]
  body: string[]
  readonly functions: string[]
  readonly interfaces: string[]
  /** Values that are defined on every way to the current block. */
  values: ProgramValue[]
  /** Label of the current block. */
  block: string
  readonly declared: Set<string>
  next: number
}

/** A draft with nothing in it. */
export function createProgram(draw: Draw, isSpelledOut: boolean): ProgramDraft {
  return {
    draw,
    isSpelledOut,
    capabilities: new Set(['Shader']),
    extensions: new Set(),
    decorations: [],
    globals: [],
    locals: [],
    scalars: [],
    body: [],
    functions: [],
    interfaces: [],
    values: [],
    block: '%start',
    declared: new Set(),
    next: 0,
  }
}

/** A name that no other id has. */
export function fresh(draft: ProgramDraft, stem = 'v'): string {
  draft.next++
  return `%${stem}_${draft.next}`
}

/** Declares `id` at module scope unless it is, with that text. */
export function global(draft: ProgramDraft, id: string, text: string): string {
  if (!draft.declared.has(id)) {
    draft.declared.add(id)
    draft.globals.push(`${id} = ${text}`)
  }
  return id
}

/** Adds decorations of an id that is declared once. */
export function decorate(draft: ProgramDraft, id: string, ...texts: readonly string[]): void {
  if (draft.declared.has(`decorated ${id}`)) return
  draft.declared.add(`decorated ${id}`)
  draft.decorations.push(...texts)
}

/** The id of a type. */
export function typeId(draft: ProgramDraft, type: ValueType): string {
  const [text, ...capabilities] = declarations[type]
  for (const capability of capabilities) draft.capabilities.add(capability)
  if (type === 'uint2' || type === 'uint4') typeId(draft, 'uint')
  return global(draft, `%${type}`, text)
}

/** The id of an integer constant. */
export function constant(
  draft: ProgramDraft,
  value: number | bigint,
  type: ValueType = 'uint',
): string {
  return global(draft, `%${type}_${value}`, `OpConstant ${typeId(draft, type)} ${value}`)
}

/** Writes an instruction of that type, and offers its result to what follows. */
export function emit(draft: ProgramDraft, type: ValueType, operation: string): string {
  const id = fresh(draft)
  const [name = '', ...operands] = operation.split(' ')
  draft.body.push(`${id} = ${[name, typeId(draft, type), ...operands].join(' ')}`)
  draft.values.push({ id, type })
  return id
}

const interesting = [0, 1, 2, 3, 5, 7, 31, 32, 255, 65535, 0x7fffffff, 0x80000000, 0xffffffff]

/** A value of that type: one that was computed, mostly, or a constant. */
export function value(draft: ProgramDraft, type: ValueType): string {
  const { draw, values } = draft
  const known = values.filter((each) => each.type === type)
  // Late values are taken more often, so that what was computed is used.
  if (known.length > 0 && !draw.oneIn(6))
    return (known[known.length - 1 - draw.below(Math.min(known.length, 6))] as ProgramValue).id
  switch (type) {
    case 'uint':
      return constant(draft, draw.of(interesting))
    case 'bool':
      return emit(draft, 'bool', `OpULessThan ${value(draft, 'uint')} ${value(draft, 'uint')}`)
    case 'uint2':
    case 'uint4': {
      const parts = Array.from({ length: type === 'uint2' ? 2 : 4 }, () => value(draft, 'uint'))
      return emit(draft, type, `OpCompositeConstruct ${parts.join(' ')}`)
    }
    default:
      return emit(draft, type, `OpUConvert ${value(draft, 'uint')}`)
  }
}

/** Begins a block. */
export function label(draft: ProgramDraft, id: string): void {
  draft.body.push(`${id} = OpLabel`)
  draft.block = id
}

/** A pointer to a word of a buffer. */
export function word(draft: ProgramDraft, buffer: string, index: number): string {
  const id = fresh(draft, 'word')
  draft.body.push(
    `${id} = OpAccessChain %word_pointer %${buffer} ${constant(draft, 0)} ${constant(draft, index)}`,
  )
  return id
}
