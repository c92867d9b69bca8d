import type { HitObjectVendor } from '#spec/shared/hit-object-facts'
import {
  absent,
  declares,
  executed,
  relation,
  resultOf,
  storedIn,
  type,
  unless,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  boolean,
  declared,
  float,
  integer,
  matrix,
  not,
  oneOf,
  pointer,
  type TypeTerm,
  vector,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

/** Instructions of a text on hit objects, by their names without `OpHitObject` and suffix. */
export interface HitObjectNames {
  readonly vendor: HitObjectVendor
  /** Those whose Result Type is an integer. */
  readonly integerResults: string
  /** Those that trace a ray, and those of them, or of those that record, that have a time. */
  readonly traces: string
  /** Those with a payload. */
  readonly payloads: string
  readonly motions: string
  /** Those with a ray that are none of the traces. */
  readonly records: string
  /** Those with a Hit Object and no Result Type, beside traces and records. */
  readonly others: string
  /** Those that reorder and have a Hit Object, named without `Op` and suffix. */
  readonly reorders: string
  /** The operands of a trace by the names of the grammar, from the ray flags to the index of the miss shader. */
  readonly traceIntegers: readonly string[]
  readonly origin: string
  readonly least: string
  readonly direction: string
  readonly most: string
  /** Slots of times by instruction, where they differ from `Current Time`. */
  readonly times?: Readonly<Record<string, string>>
}

const float32 = float(32)
const coordinates = vector(float32, 3)
const results: Readonly<Record<string, readonly [names: string, term: TypeTerm]>> = {
  'result-is-a-boolean': ['IsEmpty IsHit IsMiss', boolean],
  'result-is-a-32-bit-float': ['GetCurrentTime GetRayTMax GetRayTMin', float32],
  'result-is-a-2-component-vector': ['GetShaderRecordBufferHandle', vector(integer(32), 2)],
  'result-is-a-3-component-vector': [
    'GetObjectRayOrigin GetObjectRayDirection GetWorldRayOrigin GetWorldRayDirection',
    coordinates,
  ],
  'result-is-a-matrix-of-four-columns': [
    'GetObjectToWorld GetWorldToObject',
    matrix(coordinates, 4),
  ],
}

/** The name of each instruction, with prefix and suffix. */
export function hitObjectInstruction(vendor: HitObjectVendor, names: string): string {
  return names
    .split(' ')
    .map((name) => `OpHitObject${name}${vendor}`)
    .join(' ')
}

function resultRows(vendor: HitObjectVendor, integers: string): readonly SentenceRow[] {
  const all = { ...results, 'result-is-a-32-bit-integer': [integers, integer(32)] as const }
  return Object.entries(all).flatMap(([rule, [names, term]]) =>
    rowsAt(hitObjectInstruction(vendor, names), { [rule]: type('Result Type', term) }),
  )
}

/** Sentences about objects of the type, and about variables in the storage class of attributes. */
function objectRows(vendor: HitObjectVendor): readonly SentenceRow[] {
  const object = declared(`OpTypeHitObject${vendor}`)
  return [
    ...rowsAt(
      'OpTypePointer',
      {
        'hit-object-pointer-is-into-private-or-function': storedIn(
          'StorageClass',
          'Private',
          'Function',
        ),
      },
      declares('Type', object),
    ),
    ...rowsAt(
      'OpVariable',
      { 'attribute-variable-without-initializer': value('Initializer', absent) },
      storedIn('StorageClass', `HitObjectAttribute${vendor}`),
      unless(executed({ clients: ['vulkan'] })),
    ),
  ]
}

/** The rows of loads, stores and copies, which the texts exclude for hit objects. */
function memoryRows(vendor: HitObjectVendor): readonly SentenceRow[] {
  const object = pointer(declared(`OpTypeHitObject${vendor}`))
  return [
    ...rowsAt('OpLoad OpStore', {
      'hit-object-is-not-loaded-or-stored': type('Pointer', not(object)),
    }),
    ...rowsAt('OpCopyMemory OpCopyMemorySized', {
      'hit-object-is-not-copied': type(['Target', 'Source'], not(object)),
    }),
  ]
}

/** All rows of a text on hit objects, and their checks. */
export interface HitObjectSentences {
  readonly rows: readonly SentenceRow[]
  readonly checks: readonly Check[]
}

/** @param sentences the rows of the text that are about its own instructions, types and variables. */
export function hitObjectSentences(
  text: string,
  vendor: HitObjectVendor,
  sentences: readonly SentenceRow[],
): HitObjectSentences {
  const memory = memoryRows(vendor)
  return {
    rows: [...sentences, ...memory],
    checks: [
      ...checksOfRows(text, sentences),
      // That a pointer is an object is a matter of core.
      ...checksOfRows(text, memory, {
        ignoresTypeless: true,
        among: [`OpTypeHitObject${vendor}`],
      }),
    ],
  }
}

/** The rows of what the texts on hit objects have in common, but for loads, stores and copies. */
export function hitObjectRows(names: HitObjectNames): readonly SentenceRow[] {
  const { vendor, traces, motions, records, others, payloads, reorders } = names
  const named = (short: string) => hitObjectInstruction(vendor, short)
  const reordering = reorders
    .split(' ')
    .map((name) => `Op${name}${vendor}`)
    .join(' ')
  const object = oneOf(
    pointer(declared(`OpTypeHitObject${vendor}`)),
    declared('OpTypeUntypedPointerKHR'),
  )
  const asking = [...Object.values(results).map(([listed]) => listed), names.integerResults].join(
    ' ',
  )
  const plain = [asking, traces, records, others].join(' ').split(' ')
  const withHint = `OpReorderThreadWithHint${vendor} ${reordering}`
  const reorderNames = new Set(withHint.split(' '))
  const everywhere = [...new Set([...named(plain.join(' ')).split(' '), ...reordering.split(' ')])]
  return [
    ...objectRows(vendor),
    ...resultRows(vendor, names.integerResults),
    ...rowsAt(everywhere.join(' '), {
      'hit-object-operand-points-to-a-hit-object': type('Hit Object', object),
    }),
    ...rowsAt(named(traces), {
      'trace-operands-are-32-bit-integers': type(names.traceIntegers, integer(32)),
    }),
    ...rowsAt(named(`${traces} ${records}`), {
      'origin-and-direction-are-3-component-vectors': type(
        [names.origin, names.direction],
        coordinates,
      ),
      'tmin-and-tmax-are-32-bit-floats': type([names.least, names.most], float32),
    }),
    ...motions.split(' ').flatMap((motion) =>
      rowsAt(named(motion), {
        'current-time-is-a-32-bit-float': type(names.times?.[motion] ?? 'Current Time', float32),
      }),
    ),
    ...rowsAt(named(motions), {
      'motion-extension-is-declared': executed({ extensions: ['SPV_NV_ray_tracing_motion_blur'] }),
    }),
    ...rowsAt(withHint, {
      'hint-and-bits-are-32-bit-integers': type(['Hint', 'Bits'], integer(32)),
      'reorder-execution-model': executed({ models: ['RayGenerationKHR'] }),
    }),
    ...rowsAt(reordering, {
      'hint-and-bits-are-both-or-neither': relation('Hint', 'both-or-neither', 'Bits'),
    }),
    ...rowsAt(named(payloads), {
      'payload-is-a-variable': [
        resultOf('Payload', 'OpVariable'),
        storedIn('Payload', 'RayPayloadKHR', 'IncomingRayPayloadKHR'),
      ],
    }),
    ...rowsAt(everywhere.filter((name) => !reorderNames.has(name)).join(' '), {
      'hit-object-execution-model': executed({
        models: ['RayGenerationKHR', 'ClosestHitKHR', 'MissKHR'],
      }),
    }),
  ]
}

/** The rows of instructions whose attributes, at a slot, are a variable in the storage class for them. */
export function attributeRows(
  vendor: HitObjectVendor,
  slots: Readonly<Record<string, string>>,
): readonly SentenceRow[] {
  return Object.entries(slots).flatMap(([name, slot]) =>
    rowsAt(hitObjectInstruction(vendor, name), {
      'attributes-are-a-variable': [
        resultOf(slot, 'OpVariable'),
        storedIn(slot, `HitObjectAttribute${vendor}`),
      ],
    }),
  )
}
