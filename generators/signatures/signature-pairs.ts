import { environmentByName } from '#spec/environments'
import { enumerantByName } from '#spec/grammar/grammar'
import type { Instruction } from '#spec/grammar/types'
import { MakerError } from '../maker-error.ts'
import { type Pair, pair } from '../pairs/pair.ts'
import { fragment, kernel, type Pieces } from '../pairs/pieces.ts'
import { isForKernels } from '../pairs/usual-kernel.ts'
import type { Way } from '../pairs/ways.ts'
import { environmentOfVersion, newestOfKernels } from '../words/versions.ts'
import { breaksOf, summaryOf } from './breaks.ts'
import { covering } from './covering.ts'
import { faultFeatures, type Line, type LineFault, memberFeatures } from './fault-features.ts'
import { coveringForms } from './forms.ts'
import { hyphened } from './hyphened.ts'
import { imageLoads } from './image-pieces.ts'
import { lineText } from './line-text.ts'
import { minorOf, operationNamed, type Setting, settingOf, slotNameOf } from './operation.ts'
import type { Contents, Signature } from './signature.ts'
import { nameOfShape } from './stock-names.ts'
import { mayDeclare, type Stage } from './universe.ts'

/** Instructions in one control: enough for few controls, and few enough to be read. */
const mostLines = 6

/** As above, in controls whose every line is broken in many ways: all modules declare what each way names. */
const mostLinesOfMembers = 3

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

function piecesOf(
  lines: readonly Line[],
  faults: readonly LineFault[],
  { stage, capabilities, extensions }: Setting,
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
    extensions: extensions.map((name) => `OpExtension "${name}"`).join('\n'),
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
      `${shown} with operands and results of every allowed kind`,
      piecesOf(lines, faults, setting, texts),
      Object.fromEntries(ways),
      { environments },
    ),
  ]
}

/** How operations are carried out: by themselves, by OpSpecConstantOp, or in turn by both. */
type Execution = 'instructions' | 'constants' | 'both'

/** The lines and breaks of one setting, and the breaks that are chosen of them. */
interface Plan {
  readonly signature: Signature
  readonly setting: Setting
  readonly prefix: string
  readonly lines: readonly Line[]
  readonly faults: readonly LineFault[]
  readonly chosen: readonly LineFault[]
}

function planOf(
  signature: Signature,
  rows: readonly Instruction[],
  setting: Setting,
  prefix: string,
  as: Execution,
  seen: Set<string>,
): Plan {
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
  return { signature, setting, prefix, lines, faults, chosen }
}

/** Lines in parts of one control each, with the breaks of each part. */
function pairsOfLines(
  { setting }: Plan,
  lines: readonly Line[],
  faults: readonly LineFault[],
  most: number,
  nameOfPart: (part: number) => string,
): readonly Pair[] {
  const parts = Math.ceil(lines.length / most)
  const size = Math.ceil(lines.length / parts)
  return Array.from({ length: parts }, (_, part) => part * size).flatMap((start, part) => {
    const faultsHere = faults
      .filter(({ at: index }) => index >= start && index < start + size)
      .map((fault) => ({ ...fault, at: fault.at - start }))
    const linesHere = lines.slice(start, start + size)
    return pairOf(nameOfPart(part), linesHere, faultsHere, setting)
  })
}

function pairsOf(plan: Plan): readonly Pair[] {
  const { prefix, lines, chosen } = plan
  return pairsOfLines(plan, lines, chosen, mostLines, (part) =>
    part === 0 ? prefix : `${prefix}-${part + 1}`,
  )
}

/** The environment of the oldest version that has the operations, before that of the newest. */
function fromOldest({ signature, setting }: Plan, lines: readonly Line[]): readonly string[] {
  const rows = [
    ...lines.map(({ row }) => row),
    ...setting.capabilities.map((name) => enumerantByName('Capability', name)),
  ]
  const since = rows.map((row) => (row?.version ? minorOf(row.version) : 0))
  const ofConstants = lines.some(({ isConstant }) => isConstant) ? signature.constantSince : 0
  const oldest = `spv1.${Math.max(signature.since ?? 0, ofConstants ?? 0, ...since)}`
  return [...new Set([oldest, ...setting.environments.slice(-1)])]
}

/** Controls of the lines whose operations have more to show, and the breaks that show it of each operation alone. */
function memberPairsOf(plan: Plan, seen: Set<string>): readonly Pair[] {
  const further = covering(
    plan.faults.filter((fault) => !plan.chosen.includes(fault)),
    memberFeatures,
    ({ line }) => line.row.name,
    seen,
  )
  const places = [...new Set(further.map(({ at: place }) => place))].sort((a, b) => a - b)
  const lines = places.map((place) => plan.lines[place] as Line)
  const faults = further.map((fault) => ({ ...fault, at: places.indexOf(fault.at) }))
  const setting = { ...plan.setting, environments: fromOldest(plan, lines) }
  return pairsOfLines({ ...plan, setting }, lines, faults, mostLinesOfMembers, (part) =>
    part === 0 ? `${plan.prefix}-each` : `${plan.prefix}-each-${part + 1}`,
  )
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

function plansOf(signature: Signature, seen: Set<string>): readonly Plan[] {
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
    planOf(signature, some, setting, prefix, as, seen)
  const main = [...settings.values()].flatMap(({ setting: usual, rows: some }, index) => {
    const setting = usual.stage === 'kernel' ? inKernels(usual, some) : usual
    const prefix = index === 0 ? name : `${name}-${setting.stage}${index === 1 ? '' : `-${index}`}`
    return [shown(prefix, some, setting, constant === 'always' ? 'both' : 'instructions')]
  })
  const [first] = settings.values()
  const constants =
    constant === 'kernel' && first !== undefined
      ? [shown(`${name}-constants`, rows, inKernels(first.setting, rows), 'constants')]
      : []
  const further = [...settings.values()].flatMap(({ setting, rows: some }, index) => {
    if (signature.inKernels !== true || constant === 'kernel') return []
    const prefix = `${name}-kernel${index === 0 ? '' : `-of-${index + 1}`}`
    return [shown(prefix, some, inKernels(setting, some), 'instructions')]
  })
  return [...main, ...constants, ...further]
}

/** The plans of a signature; a `MakerError` where none has a line, because no case would show its operations. */
function shownPlansOf(signature: Signature, seen: Set<string>): readonly Plan[] {
  const plans = plansOf(signature, seen)
  if (plans.some(({ lines }) => lines.length > 0)) return plans
  const [first = ''] = signature.operations
  throw new MakerError(
    'faulty-row',
    `signature '${signature.name}': no valid ${first} can be made of the types that signatures try; name what its slots take (with), or write pairs (hasPairs)`,
    signature.name,
  )
}

/**
 * The pairs of the signatures of a text: controls in which every operation comes with types that its slots allow, and as
 * few breaks as show, for each rule, every way in every slot, every operation, and every set of facts that can fail. After
 * them come pairs that show the slots of every operation that the others show of an operation that is alike.
 */
export function signaturePairs(signatures: readonly Signature[]): readonly Pair[] {
  const seen = new Set<string>()
  const plans = signatures.flatMap((signature) =>
    signature.hasPairs === true ? [] : shownPlansOf(signature, seen),
  )
  const seenOfMembers = new Set(
    plans.flatMap(({ chosen }) => chosen.flatMap((fault) => memberFeatures(fault))),
  )
  return [...plans.flatMap(pairsOf), ...plans.flatMap((plan) => memberPairsOf(plan, seenOfMembers))]
}
