import { enumerantByName } from '#spec/grammar/grammar'
import { cooperativeMatrixNamed, suffixOf } from './cooperative-matrix.ts'
import { imageFrom, operandsOfImage } from './image-shape.ts'
import { bool, float, integer, isScalar, matrix, perShape, type Shape, vector } from './shape.ts'

const scalars: Readonly<Record<string, Shape>> = {
  bool,
  char: integer(8, true),
  uchar: integer(8, false),
  short: integer(16, true),
  ushort: integer(16, false),
  int: integer(32, true),
  uint: integer(32, false),
  long: integer(64, true),
  ulong: integer(64, false),
  half: float(16),
  float: float(32),
  double: float(64),
}

/** Opaque types without operands, by the names that the stock has for them. */
export const opaque: Readonly<
  Record<string, { readonly opcode: string; readonly capability?: string }>
> = {
  event: { opcode: 'OpTypeEvent' },
  device_event: { opcode: 'OpTypeDeviceEvent', capability: 'DeviceEnqueue' },
  reserve_id: { opcode: 'OpTypeReserveId', capability: 'Pipes' },
  sampler: { opcode: 'OpTypeSampler' },
  acceleration_structure: { opcode: 'OpTypeAccelerationStructureKHR' },
  ray_query: { opcode: 'OpTypeRayQueryKHR' },
  named_barrier: { opcode: 'OpTypeNamedBarrier', capability: 'NamedBarrier' },
}

/** Structures whose members have one type, by what follows it in their names, with the number of members. */
export const structures: readonly (readonly [suffix: string, members: number])[] = [
  ['_only', 1],
  ['_pair', 2],
  ['_three', 3],
]

/**
 * The type of a name of the stock; `undefined` for every other name. A vector is named by its component type and count
 * (`uint2`), a matrix by component type, rows and columns (`float2x3` has three columns of two), an array of two by the
 * plural (`uints`), one of another length as `uint_array3`, a structure of one, two or three members of one type as
 * `uint_only`, `uint_pair` and `uint_three`, a pointer as `pointer_Function_uint`, an image by its operands
 * (`image_float_2D_0_0_0_1_Unknown`), a sampled image as `sampled_image_...`, a cooperative matrix as
 * `cooperativeMatrixNamed` says, an opaque type as `opaque` does.
 */
export function shapeNamed(name: string): Shape | undefined {
  const scalar = scalars[name]
  if (scalar !== undefined) return scalar
  if (name === 'void') return { kind: 'void' }
  const ofOpaque = Object.hasOwn(opaque, name) ? opaque[name] : undefined
  if (ofOpaque !== undefined) return { kind: 'other', identity: name, opcode: ofOpaque.opcode }
  const cooperative = cooperativeMatrixNamed(name, scalars)
  if (cooperative !== undefined) return cooperative
  const [what, ...operands] = name.split('_')
  if (what === 'image') return imageFrom(operands)
  if (name.startsWith('sampled_image_')) {
    const image = imageFrom(operands.slice(1))
    return image && { kind: 'sampled-image', image }
  }
  const [, componentName = '', rows, columns] = /^([a-z]+)(\d+)(?:x(\d+))?$/.exec(name) ?? []
  const component = scalars[componentName]
  if (component !== undefined && rows !== undefined) {
    const column = vector(component, Number(rows))
    return columns === undefined ? column : matrix(column, Number(columns))
  }
  const [, storageClass, to = ''] = /^pointer_([A-Z]\w*?)_(\w+)$/.exec(name) ?? []
  if (storageClass !== undefined) {
    if (enumerantByName('StorageClass', storageClass) === undefined) return undefined
    const pointee = shapeNamed(to)
    return pointee === undefined ? undefined : { kind: 'pointer', storageClass, pointee }
  }
  for (const [suffix, count] of structures) {
    if (!name.endsWith(suffix)) continue
    const member = shapeNamed(name.slice(0, -suffix.length))
    return member && { kind: 'structure', members: Array.from({ length: count }, () => member) }
  }
  const [, elementName = '', length] = /^(\w+?)(?:s|_array(\d+))$/.exec(name) ?? []
  const element = elementName === '' || elementName === 'void' ? undefined : shapeNamed(elementName)
  return element && { kind: 'array', element, count: length === undefined ? 2 : Number(length) }
}

const scalarName = new Map(
  Object.entries(scalars).map(([name, shape]) => [JSON.stringify(shape), name]),
)

/** The name of a type in the stock; `undefined` where the stock has no name for it. */
export const nameOfShape = perShape((shape): string | undefined => {
  if (isScalar(shape)) return scalarName.get(JSON.stringify(shape))
  const after = (part: Shape, suffix: string) => {
    const name = nameOfShape(part)
    return name === undefined ? undefined : `${name}${suffix}`
  }
  switch (shape.kind) {
    case 'void':
      return 'void'
    case 'vector':
      return after(shape.component, String(shape.count))
    case 'matrix':
      return after(shape.column, `x${shape.count}`)
    case 'cooperative-matrix':
      return after(shape.component, suffixOf(shape))
    case 'array':
      if (shape.count === undefined || shape.identity !== undefined) return shape.identity
      return after(shape.element, shape.count === 2 ? 's' : `_array${shape.count}`)
    case 'structure': {
      if (shape.identity !== undefined) return shape.identity
      const [member] = shape.members
      const suffix = structures.find(([, count]) => count === shape.members.length)?.[0]
      return member === undefined || suffix === undefined ? undefined : after(member, suffix)
    }
    case 'pointer': {
      const pointee = nameOfShape(shape.pointee)
      return pointee === undefined ? undefined : `pointer_${shape.storageClass}_${pointee}`
    }
    case 'image': {
      const operands = operandsOfImage(shape)
      return operands && ['image', ...operands].join('_')
    }
    case 'sampled-image': {
      const name = nameOfShape(shape.image)
      return name && `sampled_${name}`
    }
    case 'other':
      return shape.identity
    default:
      return undefined
  }
})
