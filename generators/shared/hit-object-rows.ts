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

/** What the rows of a text on hit objects are about: its suffix, the names of its instructions and of operands in the grammar. */
export interface HitObjectWords {
  readonly vendor: 'NV' | 'EXT'
  /** Instructions by the operands that they have, in one line without `Op` and suffix; operands by their names. */
  readonly withHitObject: string
  readonly withStructure: string
  readonly tracing: readonly [instructions: string, ...operands: string[]]
  /** Origin and direction. */
  readonly rays: readonly [
    instructions: string,
    vectors: readonly string[],
    ends: readonly string[],
  ]
  /** Instructions with a time, and the operand. */
  readonly motion: readonly (readonly [instructions: string, time: string])[]
  readonly withPayload: string
  readonly withAttributes: readonly (readonly [instructions: string, attributes: string])[]
  readonly withHint: string
  readonly withOptionalHint: string
  readonly integerResults: string
  readonly reordering: string
  readonly elsewhere: string
}

/** A pointer to such a type; an untyped one points to anything. */
export function pointerTo(term: TypeTerm): TypeTerm {
  return oneOf(declared('OpTypeUntypedPointerKHR'), pointer(term))
}

/** Names without `OpHitObject` and suffix, of what is asked of or set in a hit object, with the former. */
export function ofHitObject(line: string): string {
  return line
    .split(' ')
    .map((name) => (/^(?:Is|Get|Set)/.test(name) ? `HitObject${name}` : name))
    .join(' ')
}

/** The sentences that both texts on hit objects have. */
export function hitObjectRows(names: HitObjectWords): readonly SentenceRow[] {
  const { vendor } = names
  const full = (line: string) =>
    line
      .split(/\s+/)
      .map((name) => `Op${name}${vendor}`)
      .join(' ')
  const object = declared(`OpTypeHitObject${vendor}`)
  const attribute = `HitObjectAttribute${vendor}`
  const point = vector(float(32), 3)
  const results = (rule: string, line: string, term: Parameters<typeof type>[1]) =>
    rowsAt(full(ofHitObject(line)), {
      [`result-is-${rule}`]: type('Result Type', term),
    })
  const [tracing, ...traced] = names.tracing
  const [rays, vectors, ends] = names.rays
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
    ...rowsAt('OpLoad OpStore', {
      'hit-object-is-not-loaded-or-stored': type('Pointer', not(pointer(object))),
    }),
    ...rowsAt('OpCopyMemory OpCopyMemorySized', {
      'hit-object-is-not-copied': type(['Target', 'Source'], not(pointer(object))),
    }),
    ...rowsAt(full(names.withHitObject), {
      'hit-object-operand-points-to-a-hit-object': type('Hit Object', pointerTo(object)),
    }),
    ...rowsAt(
      'OpVariable',
      { 'attribute-variable-without-initializer': value('Initializer', absent) },
      storedIn('StorageClass', attribute),
      unless(executed({ clients: ['vulkan'] })),
    ),
    ...rowsAt(full(names.withStructure), {
      'acceleration-structure-is-one': type(
        'Acceleration Structure',
        declared('OpTypeAccelerationStructureKHR'),
      ),
    }),
    ...rowsAt(full(tracing), {
      'trace-operands-are-32-bit-integers': type(traced, integer(32)),
    }),
    ...rowsAt(full(rays), {
      'origin-and-direction-are-3-component-vectors': type(vectors, point),
      'tmin-and-tmax-are-32-bit-floats': type(ends, float(32)),
    }),
    ...names.motion.flatMap(([line, time]) =>
      rowsAt(full(line), { 'current-time-is-a-32-bit-float': type(time, float(32)) }),
    ),
    ...rowsAt(full(names.withHint), {
      'hint-and-bits-are-32-bit-integers': type(['Hint', 'Bits'], integer(32)),
    }),
    ...rowsAt(full(names.withOptionalHint), {
      'hint-and-bits-are-both-or-neither': relation('Hint', 'both-or-neither', 'Bits'),
    }),
    ...rowsAt(full(names.withPayload), {
      'payload-is-a-variable': [
        resultOf('Payload', 'OpVariable'),
        storedIn('Payload', 'RayPayloadKHR', 'IncomingRayPayloadKHR'),
      ],
    }),
    ...names.withAttributes.flatMap(([line, slot]) =>
      rowsAt(full(line), {
        'attributes-are-a-variable': [resultOf(slot, 'OpVariable'), storedIn(slot, attribute)],
      }),
    ),
    ...results('a-boolean', 'IsEmpty IsHit IsMiss', boolean),
    ...results('a-32-bit-float', 'GetCurrentTime GetRayTMax GetRayTMin', float(32)),
    ...results('a-32-bit-integer', names.integerResults, integer(32)),
    ...results('a-2-component-vector', 'GetShaderRecordBufferHandle', vector(integer(32), 2)),
    ...results(
      'a-3-component-vector',
      'GetObjectRayOrigin GetObjectRayDirection GetWorldRayOrigin GetWorldRayDirection',
      point,
    ),
    ...results('a-matrix-of-four-columns', 'GetObjectToWorld GetWorldToObject', matrix(point, 4)),
    ...rowsAt(full(names.reordering), {
      'reorder-execution-model': executed({ models: ['RayGenerationKHR'] }),
    }),
    ...rowsAt(full(names.elsewhere), {
      'hit-object-execution-model': executed({
        models: ['RayGenerationKHR', 'ClosestHitKHR', 'MissKHR'],
      }),
    }),
  ]
}
