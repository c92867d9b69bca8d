import { environmentByName } from '#spec/environments'
import type { Instruction } from '#spec/grammar/types'
import { type Pair, pair } from '../pairs/pair.ts'
import { fragment, kernel, type Pieces } from '../pairs/pieces.ts'
import { isForKernels } from '../pairs/usual-kernel.ts'
import type { Way } from '../pairs/ways.ts'
import { environmentOfVersion, newestOfKernels } from '../words/versions.ts'
import { type Break, breaksOf, summaryOf } from './breaks.ts'
import { covering } from './covering.ts'
import { dimensionOf } from './dimension.ts'
import { coveringForms } from './forms.ts'
import { hyphened } from './hyphened.ts'
import { imageLoads, isImage } from './image-pieces.ts'
import { operationNamed, type Setting, settingOf, slotNameOf } from './operation.ts'
import { countOf, isScalar } from './shape.ts'
import {
  type Content,
  type Contents,
  type Signature,
  slotOf,
  type ValueOfType,
} from './signature.ts'
import { nameOfShape } from './stock-names.ts'
import { mayDeclare, type Stage } from './universe.ts'

/** An instruction of a control. */
interface Line {
  readonly row: Instruction
  readonly contents: Contents
  /** Carried out by OpSpecConstantOp. */
  readonly isConstant: boolean
  /** The set whose instruction it is. */
  readonly set: string | undefined
}

/** Instructions in one control: enough for few controls, and few enough to be read. */
const mostLines = 6

function valueName(name: string, { made, number }: ValueOfType): string {
  if (made === 'null') return `%null_${name}`
  if (made === 'specialized') return `%spec_${name}${number === undefined ? '' : `_${number}`}`
  return `%${name}_${number ?? 1}`
}

function textOf(content: Content | undefined, index: number, isConstant: boolean): string {
  if (content === undefined) return ''
  if (content.kind === 'literals') return content.numbers.join(' ')
  if (content.kind === 'enumerant') return content.name
  const { shape, value } = content
  const name = nameOfShape(shape) ?? ''
  if (index === 0) return `%${name}`
  if (value !== undefined) return valueName(name, value)
  if (!isConstant) return `%a_${name}`
  return index === 1 && isScalar(shape) ? `%spec_${name}` : `%null_${name}`
}

function lineText({ row, isConstant, set }: Line, contents: Contents, index: number): string {
  const [result = '', ...operands] = contents.map((content, slot) =>
    textOf(content, slot, isConstant),
  )
  const words = isConstant
    ? ['OpSpecConstantOp', result, row.name.slice(2)]
    : set === undefined
      ? [row.name, result]
      : ['OpExtInst', result, '%set', row.name]
  const line = [...words, ...operands].filter((word) => word !== '').join(' ')
  return result === '' ? line : `%result_${index + 1} = ${line}`
}

/** Each operation with the forms in turn: every operation at least twice, every form at least once. */
function linesOf(
  rows: readonly Instruction[],
  forms: readonly Contents[],
  isConstant: boolean,
  set: string | undefined,
): readonly Line[] {
  if (forms.length === 0) return []
  const count = Math.max(forms.length, rows.length * (isConstant ? 1 : 2))
  return Array.from({ length: count }, (_, index) => ({
    row: rows[index % rows.length] as Instruction,
    contents: forms[(index + Math.floor(index / forms.length)) % forms.length] as Contents,
    isConstant,
    set,
  }))
}

interface LineFault {
  readonly at: number
  readonly line: Line
  readonly fault: Break
}

/** Whether a type has more or fewer components than the one before; empty where neither, or where it has none. */
function sizeChange(before: Content | undefined, after: Content | undefined): string {
  if (before?.kind !== 'type' || after?.kind !== 'type') return ''
  const [from, to] = [countOf(before.shape) ?? 0, countOf(after.shape) ?? 0]
  return from === 0 || to === 0 || from === to ? '' : to > from ? 'more' : 'fewer'
}

function faultFeatures(
  signature: Signature,
  stage: Stage,
  { line, fault }: LineFault,
): readonly string[] {
  const { rule, slots, way, facts } = fault
  const [first = 'result'] = slots
  const { name } = line.row
  if (line.isConstant) return [`${rule} constant ${first}`]
  const failing = facts.map(({ slot, index }) => `${slot} ${index}`)
  const broken = `${rule} breaks ${failing.join(', ')}`
  const place = first === 'result' ? 0 : first
  const content = line.contents[place]
  const dimension = dimensionOf(content, fault.contents[place])
  const images = line.contents.flatMap((each) =>
    each?.kind === 'type' && isImage(each.shape) ? [nameOfShape(each.shape)] : [],
  )
  const root = way.replace(/^(?:result|operand-\d+|operands|alike|all)-/, '')
  // Each image is shown with more and with fewer components than it asks of another slot, and with one way for each fact.
  const isBeside = facts.some(({ fact }) => fact.reads.length > 0)
  const isOwn =
    slots.length === 1 &&
    slotOf(signature, first)?.facts.some((each) => each.rule === rule) === true
  const size = isBeside ? sizeChange(content, fault.contents[place]) : ''
  const ofImages = (isOwn ? images : []).map(
    (image) => `${rule} ${first} ${name} ${size} ${failing} of ${image}`,
  )
  // A set has many instructions that are alike: each of them, of its slots and of the ways is shown once.
  const others =
    line.set === undefined
      ? [`${rule} ${first} ${root}`, `${rule} ${name}`]
      : [`${rule} ${first}`, `${rule} ${root}`, `${line.set} ${name}`]
  const ofDimension = signature.inEachDimension?.includes(rule)
    ? [`${rule} ${name} ${dimension}`]
    : []
  const alike = signature.inEachWay?.includes(rule) ? [`${rule} ${way}`] : []
  return [broken, `${rule} in a ${stage}`, ...others, ...ofImages, ...ofDimension, ...alike]
}

function piecesOf(
  lines: readonly Line[],
  faults: readonly LineFault[],
  { stage, capabilities }: Setting,
  texts: readonly string[],
): Pieces {
  const usual: Pieces = stage === 'kernel' ? kernel : stage === 'fragment' ? fragment : {}
  const contents = [...lines, ...faults.map(({ fault }) => fault)].flatMap((each) => each.contents)
  const loads = imageLoads(contents, stage === 'kernel')
  const attachments = loads.filter((line) => line.includes('_SubpassData_'))
  const constants = texts.filter((_, index) => lines[index]?.isConstant === true)
  const [{ set } = {}] = lines
  return {
    ...usual,
    capabilities: [usual.capabilities ?? 'Shader', ...capabilities].join(' '),
    imports: set === undefined ? '' : `%set = OpExtInstImport "${set}"`,
    declarations: constants.join('\n'),
    annotations: attachments
      .map((line) => `OpDecorate ${line.split(' ').at(-1)} InputAttachmentIndex 0`)
      .join('\n'),
    body: [...loads, ...texts.filter((_, index) => lines[index]?.isConstant !== true)].join('\n'),
  }
}

function canBeShown(contents: Contents, stage: Stage): boolean {
  return contents.every(
    (content) =>
      content?.kind !== 'type' ||
      (mayDeclare(content.shape, stage) && nameOfShape(content.shape) !== undefined),
  )
}

function pairOf(
  { name }: Signature,
  part: string,
  lines: readonly Line[],
  faults: readonly LineFault[],
  setting: Setting,
): readonly Pair[] {
  const texts = lines.map((line, index) => lineText(line, line.contents, index))
  const named = faults.map(
    ({ line, fault }) =>
      `${line.isConstant ? 'constant-' : ''}${hyphened(line.row.name)}-${fault.way}`,
  )
  // A way that a control shows several times is numbered.
  const nameOf = (index: number) => {
    const name = named[index] ?? ''
    const before = named.slice(0, index).filter((other) => other === name).length
    return before === 0 ? name : `${name}-${before + 1}`
  }
  const ways = faults.map(({ at: place, line, fault }, index): readonly [string, Way] => [
    nameOf(index),
    {
      rule: fault.rule,
      summary: summaryOf(
        fault,
        line.isConstant ? `OpSpecConstantOp with ${line.row.name}` : line.row.name,
        slotNameOf(line.row),
      ),
      edits: [[`${texts[place]}\n`, `${lineText(line, fault.contents, place)}\n`]],
    },
  ])
  const [first] = faults
  if (first === undefined) return []
  const operations = [...new Set(lines.map(({ row }) => row.name))]
  const shown =
    operations.length > 4
      ? `${operations.slice(0, 3).join(', ')} and others`
      : operations.join(', ')
  const { environments } = setting
  return [
    pair(
      first.fault.rule,
      part,
      `${shown} with operands and results of every kind that ${name.replaceAll('-', ' ')} allows`,
      piecesOf(lines, faults, setting, texts),
      Object.fromEntries(ways),
      { environments },
    ),
  ]
}

/** How operations are carried out: by themselves, by OpSpecConstantOp, or in turn by both. */
type Execution = 'instructions' | 'constants' | 'both'

/** The pairs of one setting: controls of some instructions each, and what breaks them. */
function pairsIn(
  signature: Signature,
  rows: readonly Instruction[],
  setting: Setting,
  prefix: string,
  as: Execution,
  seen: Set<string>,
): readonly Pair[] {
  const { stage } = setting
  const forms = coveringForms(signature, stage).filter((contents) => canBeShown(contents, stage))
  const lines = [
    ...(as === 'constants' ? [] : linesOf(rows, forms, false, signature.set)),
    ...(as === 'instructions'
      ? []
      : linesOf(rows, forms, true, signature.set).slice(0, Math.max(rows.length, 4))),
  ]
  const faults = lines.flatMap((line, index) =>
    breaksOf(signature, line.contents)
      .filter(({ contents }) => canBeShown(contents, stage))
      .map((fault): LineFault => ({ at: index, line, fault })),
  )
  const chosen = covering(
    faults,
    (fault) => faultFeatures(signature, stage, fault),
    ({ line }) => line.row.name,
    seen,
  )
  const parts = Math.ceil(lines.length / mostLines)
  const size = Math.ceil(lines.length / parts)
  return Array.from({ length: parts }, (_, part) => part * size).flatMap((start, part) => {
    const faultsHere = chosen
      .filter(({ at: index }) => index >= start && index < start + size)
      .map((fault) => ({ ...fault, at: fault.at - start }))
    const name = part === 0 ? prefix : `${prefix}-${part + 1}`
    return pairOf(signature, name, lines.slice(start, start + size), faultsHere, setting)
  })
}

/** The setting in a kernel: in the newest version that OpenCL takes, if nothing asks for a later one. */
function inKernels(setting: Setting, rows: readonly Instruction[]): Setting {
  const { capabilities, extensions, environments } = setting
  const [only = '', ...others] = environments
  const isOld =
    others.length === 0 &&
    (environmentByName(only)?.version ?? 0) > newestOfKernels &&
    rows.every(({ version }) => version === null || version <= newestOfKernels) &&
    isForKernels([], capabilities, extensions.join())
  return {
    ...setting,
    stage: 'kernel',
    environments: isOld ? [environmentOfVersion(newestOfKernels)] : environments,
  }
}

function pairsOf(signature: Signature, seen: Set<string>): readonly Pair[] {
  const rows = signature.operations.map((name) => operationNamed(name, signature.set))
  const settings = new Map<string, { readonly setting: Setting; readonly rows: Instruction[] }>()
  for (const row of rows) {
    const setting = settingOf(signature, row)
    const key = JSON.stringify(setting)
    const known = settings.get(key)
    if (known === undefined) settings.set(key, { setting, rows: [row] })
    else known.rows.push(row)
  }
  const { name, constant } = signature
  const shown = (prefix: string, some: readonly Instruction[], setting: Setting, as: Execution) =>
    pairsIn(signature, some, setting, prefix, as, seen)
  const main = [...settings.values()].flatMap(({ setting: usual, rows: some }, index) => {
    const setting = usual.stage === 'kernel' ? inKernels(usual, some) : usual
    const prefix = index === 0 ? name : `${name}-${setting.stage}${index === 1 ? '' : `-${index}`}`
    return shown(prefix, some, setting, constant === 'always' ? 'both' : 'instructions')
  })
  const [first] = settings.values()
  const constants =
    constant === 'kernel' && first !== undefined
      ? shown(`${name}-constants`, rows, inKernels(first.setting, rows), 'constants')
      : []
  const further = [...settings.values()].flatMap(({ setting, rows: some }, index) => {
    if (signature.inKernels !== true || constant === 'kernel') return []
    const prefix = `${name}-kernel${index === 0 ? '' : `-of-${index + 1}`}`
    return shown(prefix, some, inKernels(setting, some), 'instructions')
  })
  return [...main, ...constants, ...further]
}

/**
 * The pairs of the signatures of a text: controls in which every operation comes with types that its slots allow, and as
 * few breaks as show, for each rule, every way in every slot, every operation, and every set of facts that can fail.
 */
export function signaturePairs(signatures: readonly Signature[]): readonly Pair[] {
  const seen = new Set<string>()
  return signatures.flatMap((signature) => pairsOf(signature, seen))
}
