import { linesIn } from '../assembly/line.ts'
import { MakerError } from '../maker-error.ts'
import { withBlocks } from '../pairs/shorthand.ts'
import { bytesOf, hexBytes, wordsOf } from './bytes.ts'
import type { CalledKernel, DrawnPoints, ResultCase, StorageImage } from './result-case.ts'
import { ResultModule, type ResultStage } from './result-module.ts'
import { typeOfWidth, widths } from './widths.ts'

/** The texts after labels, by the label. */
type Labelled = ReadonlyMap<string, string>

const labels: ReadonlySet<string> = new Set([
  'rules',
  'features',
  'environments',
  'dispatch',
  'subgroups',
  'stage',
  'points',
  'pixels',
  'specialize',
  'descriptors',
  'pushed',
  'arguments',
  'invocations',
])

/** A case while its lines are read. */
interface ResultDraft {
  readonly module: ResultModule
  /** Words of the buffers at bindings 0 and 1. */
  readonly input: number[]
  readonly output: number[]
  /** Other buffers by their keys, before and after. */
  readonly before: Map<string, Uint8Array>
  readonly after: Map<string, Uint8Array>
  readonly prints: string[]
  readonly describes: Record<string, Record<string, string[]>>
  /** Attributes of a draw by location, and formats of its color attachments. */
  readonly attributes: Record<string, { readonly format: string; readonly bytes: Uint8Array }>
  readonly targets: string[]
  readonly images: Record<string, StorageImage>
}

const formatNamed = (name: string) => `VK_FORMAT_${name}`

/** Words of an integer of the type, the lowest first. */
function wordsOfValue(type: string, value: string): readonly number[] {
  const width = widths.find((each) => typeOfWidth(each) === type)
  if (width === undefined)
    throw new MakerError('faulty-pair', `${type} is no type of unsigned integers`, type)
  const bits = BigInt.asUintN(width, BigInt(value))
  const low = Number(bits & 0xffff_ffffn)
  return width > 32 ? [low, Number(bits >> 32n)] : [low]
}

/** `%x = input %uint64 5`: the next words of the input are that integer, which is loaded. */
function readInput(
  { module, input }: ResultDraft,
  name: string,
  type: string,
  value: string,
): void {
  module.declare(type)
  const words = wordsOfValue(type, value)
  for (const [n, word] of words.entries()) {
    const index = input.push(word) - 1
    module.add(`%input.place = OpAccessChain %word %in %c0 %c${index}`)
    module.add(`${type === '%uint' ? name : `%input.${n}`} = OpLoad %uint %input.place`)
  }
  if (words.length === 2) {
    module.add('%input.both = OpCompositeConstruct %uintv2 %input.0 %input.1')
    module.add(`${name} = OpBitcast ${type} %input.both`)
  } else if (type !== '%uint') module.add(`${name} = OpUConvert ${type} %input.0`)
}

/** Stores an integer of 32 bits to the next word of the output, where that value is expected. */
function store({ module, output }: ResultDraft, name: string, expected: number): void {
  const index = output.push(expected) - 1
  module.add(`%output.place = OpAccessChain %word %out %c0 %c${index}`)
  module.add(`OpStore %output.place ${name}`)
}

/** `output %x %uint64 5`: the value is stored to the next words of the output, where that integer, or Boolean, is expected. */
function writeOutput(draft: ResultDraft, name: string, type: string, value: string): void {
  const { module } = draft
  if (type === '%bool') {
    module.add(`%output.word = OpSelect %uint ${name} %c1 %c0`)
    store(draft, '%output.word', value === 'true' ? 1 : 0)
    return
  }
  const words = wordsOfValue(type, value)
  if (type === '%uint') store(draft, name, words[0] ?? 0)
  else if (words.length === 1) {
    module.add(`%output.word = OpUConvert %uint ${name}`)
    store(draft, '%output.word', words[0] ?? 0)
  } else {
    module.add(`%output.both = OpBitcast %uintv2 ${name}`)
    for (const [n, word] of words.entries()) {
      module.add(`%output.word = OpCompositeExtract %uint %output.both ${n}`)
      store(draft, '%output.word', word)
    }
  }
}

const views: Readonly<Record<string, StorageImage['view']>> = {
  ...{ '1D': '1D', '2D': '2D', '3D': '3D', '1DArray': '1D array', '2DArray': '2D array' },
}

function viewOf(name: string): StorageImage['view'] {
  const view = views[name]
  if (view === undefined)
    throw new MakerError('faulty-pair', `${name} is no view of an image`, name)
  return view
}

/** `image 2 R32ui 2D 4x2x1 0a.. after 0b..`: the binding is a storage image with these texels before and after. */
function readImage({ images, before, after }: ResultDraft, parts: readonly string[]): void {
  const [binding = '', format = '', view = '', size = '', texels = '', , left] = parts
  const [width = 1, height = 1, last = 1] = size.split('x').map(Number)
  images[binding] = {
    format,
    view: viewOf(view),
    size: [width, height, last],
  }
  before.set(binding, hexBytes(texels))
  if (left !== undefined) after.set(binding, hexBytes(left))
}

/** A line that begins with a word of its own, or an instruction. */
function readLine(draft: ResultDraft, text: string): void {
  const parts = text.split(' ')
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = parts
  if (third === 'input') readInput(draft, first, fourth, fifth)
  else if (first === 'input' && second === 'bytes') draft.input.push(...wordsOf(hexBytes(third)))
  else if (first === 'output' && second === 'bytes') draft.output.push(...wordsOf(hexBytes(third)))
  else if (first === 'output' && parts.length === 3)
    draft.output.push(...wordsOfValue(second, third))
  else if (first === 'output') writeOutput(draft, second, third, fourth)
  else if (first === 'prints') draft.prints.push(text.slice('prints '.length))
  else if (first === 'described')
    draft.describes[second] = { ...draft.describes[second], [third]: parts.slice(3) }
  else if (first === 'attribute')
    draft.attributes[second] = { format: formatNamed(third), bytes: hexBytes(fourth) }
  else if (first === 'color') {
    draft.after.set(`color,${draft.targets.length}`, hexBytes(third))
    draft.targets.push(formatNamed(second))
  } else if (first === 'buffer') {
    draft.before.set(second, hexBytes(third))
    if (fourth === 'after') draft.after.set(second, hexBytes(fifth))
  } else if (first === 'image') readImage(draft, parts.slice(1))
  else draft.module.add(text)
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '')
}

function items(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function three(text: string): readonly [number, number, number] {
  const [x = 1, y = 1, z = 1] = words(text).map(Number)
  return [x, y, z]
}

/** `7 = 12, 8 = bytes 0c00`: values by SpecId, or by name. */
function valuesIn(text: string): Readonly<Record<string, number | Uint8Array>> {
  return Object.fromEntries(
    items(text).map((item) => {
      const [id = '', , value = '', bytes = ''] = words(item)
      return [id, value === 'bytes' ? hexBytes(bytes) : Number(value)]
    }),
  )
}

/** `buffer 0, value 0102, workgroup 64`: the arguments of a kernel by ordinal. */
function argumentsIn(text: string, input: ResultCase['input']): CalledKernel['arguments'] {
  return items(text).map((item) => {
    const [kind = '', what = ''] = words(item)
    if (kind === 'workgroup') return { kind, size: Number(what) }
    if (kind === 'buffer') return { kind, bytes: input[what] ?? new Uint8Array() }
    if (kind === 'value') return { kind, bytes: hexBytes(what) }
    throw new MakerError(
      'faulty-pair',
      `no argument 'buffer', 'value' or 'workgroup': ${item}`,
      item,
    )
  })
}

/** Slugs of rules of the case's own text, or whole ids. */
function rulesIn(names: string, id: string): readonly string[] {
  const [text = ''] = id.split('/')
  return words(names).map((rule) => (rule.includes('/') ? rule : `${text}/${rule}`))
}

/** The fields of a case that labels give. */
function labelledParts(id: string, labelled: Labelled, input: ResultCase['input']) {
  const part = <Part>(label: string, read: (text: string) => Part): Part | undefined => {
    const text = labelled.get(label)
    return text === undefined || text === '' ? undefined : read(text)
  }
  const rules = part('rules', (text) => rulesIn(text, id))
  const features = part('features', words)
  const environments = part('environments', words)
  const dispatch = part('dispatch', three)
  const subgroupSizes = part('subgroups', (text) => words(text).map(Number))
  const specialize = part('specialize', valuesIn)
  const descriptorSizes = part('descriptors', valuesIn) as Readonly<Record<string, number>>
  const pushConstants = part('pushed', hexBytes)
  const given = part('arguments', (text) => argumentsIn(text, input))
  const localSize = part('invocations', three) ?? [1, 1, 1]
  const groups = dispatch ?? [1, 1, 1]
  return {
    ...(rules && { rules }),
    ...(features && { features }),
    ...(environments && { environments }),
    ...(dispatch && { dispatch }),
    ...(subgroupSizes && { subgroupSizes }),
    ...(specialize && { specialize }),
    ...(descriptorSizes && { descriptorSizes }),
    ...(pushConstants && { pushConstants }),
    ...(given && { call: { kernel: 'main', arguments: given, groups, localSize } }),
  }
}

/** The draw of a case: one row of pixels, if it does not say otherwise, each of which is a point. */
function drawOf({ attributes, targets }: ResultDraft, labelled: Labelled): DrawnPoints {
  const [vertices = 1, instances = 1] = words(labelled.get('points') ?? '').map(Number)
  const [width = vertices * instances, height = 1] = words(labelled.get('pixels') ?? '').map(Number)
  return { vertices, instances, attributes, targets, width, height }
}

/**
 * A case with results as a text: `text/instruction/name: summary`, lines with labels, and lines of assembly, each of which goes to
 * the section of the module that it belongs to (`ResultModule`). Among them:
 *
 *     %x = input %uint64 5         the next words of the input are that integer, which is loaded
 *     output %x %uint64 5          it is stored to the next words of the output, where it is expected
 *     output %uint 5               the next words of the output are expected to be that, which other lines store
 *     input bytes 0a0b0c0d         the next bytes of the input; of the output alike
 *     prints x = 5                 the next message of DebugPrintf, to the end of the line; its spaces count
 *     described 7 v.0 2 3          at line 7, a debugger shows that the component 0 of v is 2 and then 3
 *     attribute 0 R32_UINT 0a..    the attribute at that location of all vertices, in the format
 *     color R32G32B32A32_UINT 0a.. the next color attachment, with the pixels that are expected
 *     image 2 R32ui 2D 4x2x1 0a0b after 0c0d    a storage image by its binding, with its format, Dim (`2DArray`) and size
 *     buffer 2 0a0b after 0c0d     a buffer by its binding, or by `heap,` and the byte of its descriptor, before and after
 *
 * The labels are `rules`, `features`, `environments`, `dispatch`, `subgroups` (sizes of subgroups that give the same result), `specialize` (`7 = 12, 8 = bytes 0c00`), `descriptors` (bytes of
 * descriptors by the instruction of their type), `stage` (`vertex` or `fragment`: the case is a draw, and `%main` is that shader),
 * `points` (vertices and instances), `pixels` (width and height), `pushed` (the push constants), `arguments` and `invocations` of a kernel's call.
 *
 * @throws {MakerError} when a line is none of these.
 */
export function resultFrom(text: string): ResultCase {
  const [heading = '', ...lines] = linesIn(withBlocks(text))
    .map((line) => (words(line)[0] === 'prints' ? line.trim() : words(line).join(' ')))
    .filter((line) => line !== '')
  const [, id = '', summary = ''] = /^([^\s:]+): (.+)$/.exec(heading) ?? []
  if (id === '')
    throw new MakerError(
      'faulty-pair',
      `no 'text/instruction/name: summary' in: ${heading}`,
      heading,
    )
  const labelled = new Map<string, string>()
  const stageLine = lines.find((line) => line.startsWith('stage: '))
  const stage = stageLine?.slice('stage: '.length) as ResultStage | undefined
  const draft: ResultDraft = {
    module: new ResultModule(stage),
    attributes: {},
    targets: [],
    images: {},
    input: [],
    output: [],
    before: new Map(),
    after: new Map(),
    prints: [],
    describes: {},
  }
  for (const line of lines) {
    const [, label, rest = ''] = /^([a-z]+):(?: (.*))?$/.exec(line) ?? []
    if (label === undefined) readLine(draft, line)
    else if (labels.has(label)) labelled.set(label, rest)
    else throw new MakerError('faulty-pair', `the label is none of ${[...labels].join(', ')}`, line)
  }
  const expected = bytesOf(draft.output)
  const hasOutput = stage === undefined || expected.length > 0
  const input = {
    0: bytesOf(draft.input.length === 0 ? [0] : draft.input),
    // Anything but what is expected.
    ...(hasOutput && { 1: expected.map((byte) => ~byte) }),
    ...Object.fromEntries(draft.before),
  }
  return {
    id,
    summary,
    assembly: draft.module.assembly(),
    input,
    ...(Object.keys(draft.images).length > 0 && { images: draft.images }),
    ...labelledParts(id, labelled, input),
    ...(stage !== undefined && { draw: drawOf(draft, labelled) }),
    expected: { ...(hasOutput && { 1: expected }), ...Object.fromEntries(draft.after) },
    ...(draft.prints.length > 0 && { prints: draft.prints }),
    ...(Object.keys(draft.describes).length > 0 && { describes: draft.describes }),
  }
}
