import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

const optionalText = z.string().optional()

const name = z.union([z.string(), z.object({ '#text': z.string(), '@alias': optionalText })])

const member = z.object({
  type: optionalText,
  name: name.optional(),
  '#text': optionalText,
  enum: z.unknown().optional(),
  '@api': optionalText,
})

const type = z.object({
  '@name': optionalText,
  '@category': optionalText,
  '@alias': optionalText,
  '@requires': optionalText,
  '@bitvalues': optionalText,
  '@structextends': optionalText,
  name: name.optional(),
  member: z.array(member).optional(),
})

const enumerant = z.object({
  '@name': z.string(),
  '@value': optionalText,
  '@bitpos': optionalText,
  '@extends': optionalText,
  '@offset': optionalText,
  '@extnumber': optionalText,
  '@dir': optionalText,
})

const requirement = z.object({ enum: z.array(enumerant).optional() })

const registry = z.object({
  registry: z.object({
    types: z.array(z.object({ type: z.array(type) })),
    enums: z.array(z.object({ '@name': z.string(), enum: z.array(enumerant).optional() })),
    feature: z.array(z.object({ require: z.array(requirement).optional() })),
    extensions: z.array(
      z.object({
        extension: z.array(
          z.object({ '@number': optionalText, require: z.array(requirement).optional() }),
        ),
      }),
    ),
  }),
})

/** Structures that are not of a device as a whole: a device lists several of each. */
const listed = [
  'VkCooperativeMatrixPropertiesKHR',
  'VkCooperativeMatrixPropertiesNV',
  'VkCooperativeMatrixFlexibleDimensionsPropertiesNV',
  'VkCooperativeVectorPropertiesNV',
]

/** Structures that others contain, or that contain others. */
const contained = [
  'VkPhysicalDeviceProperties',
  'VkPhysicalDeviceProperties2',
  'VkPhysicalDeviceLimits',
  'VkPhysicalDeviceSparseProperties',
  'VkPhysicalDeviceFeatures',
  'VkPhysicalDeviceFeatures2',
  'VkExtent2D',
  'VkExtent3D',
]

const scalars: ReadonlySet<string> = new Set([
  'uint32_t',
  'uint64_t',
  'int32_t',
  'size_t',
  'float',
  'VkBool32',
  'VkDeviceSize',
])

/** The type of members that no rule asks for, such as UUIDs. */
const other = 'other'

/** What the generated module holds. */
export interface LimitTables {
  /** Type of each member by structure: `uint32_t`, `uint32_t[3]`, the name of an enumeration, of flags or of another structure; `other` for UUIDs and the like. */
  readonly structures: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Other names of structures. */
  readonly structureAliases: Readonly<Record<string, string>>
  /** By member of a structure of a version, `Structure::member` of the structure that had it before. */
  readonly memberAliases: Readonly<Record<string, string>>
  /** Values of the enumerants of enumerations, and bits of flags, by type. */
  readonly enumerants: Readonly<Record<string, Readonly<Record<string, number>>>>
}

type Types = readonly z.infer<typeof type>[]
type Registry = z.infer<typeof registry>['registry']

function textOf(one: z.infer<typeof name> | undefined): string {
  return typeof one === 'object' ? one['#text'] : (one ?? '')
}

function enumerantValue(
  one: z.infer<typeof enumerant>,
  extension: string | undefined,
): number | undefined {
  if (one['@value'] !== undefined) return Number(one['@value'])
  if (one['@bitpos'] !== undefined) return 2 ** Number(one['@bitpos'])
  const number = Number(one['@extnumber'] ?? extension)
  if (one['@offset'] === undefined || Number.isNaN(number)) return undefined
  const value = 1_000_000_000 + (number - 1) * 1000 + Number(one['@offset'])
  return one['@dir'] === '-' ? -value : value
}

/** By enumeration, its enumerants with their values. */
function enumerantsOf(all: Registry): ReadonlyMap<string, Readonly<Record<string, number>>> {
  const found = new Map<string, Record<string, number>>()
  const add = (of: string, one: z.infer<typeof enumerant>, extension?: string): void => {
    const value = enumerantValue(one, extension)
    if (value === undefined) return
    const own = found.get(of) ?? {}
    own[one['@name']] = value
    found.set(of, own)
  }
  for (const { '@name': of, enum: own = [] } of all.enums) for (const one of own) add(of, one)
  const inExtensions = all.extensions.flatMap(({ extension }) => extension)
  const required = [
    ...all.feature.map(({ require = [] }) => ({ require, number: undefined })),
    ...inExtensions.map(({ require = [], '@number': number }) => ({ require, number })),
  ]
  for (const { require, number } of required)
    for (const { enum: own = [] } of require)
      for (const one of own) if (one['@extends'] !== undefined) add(one['@extends'], one, number)
  return found
}

/** The type that has the enumerants of an enumeration or of flags. */
function valuesType(types: Types, of: string): string {
  const found = types.find((one) => (one['@name'] ?? textOf(one.name)) === of)
  return found?.['@requires'] ?? found?.['@bitvalues'] ?? of
}

/**
 * What Vulkan's registry says of the properties and features of devices.
 *
 * @param xml content of `vk.xml`.
 */
export function limitTables(xml: string): LimitTables {
  const lists = new Set([
    ...['type', 'types', 'member', 'enums', 'enum'],
    ...['feature', 'extension', 'extensions', 'require'],
  ])
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (tag, path) => lists.has(tag) && !/\.member\.(?:type|enum)$/.test(String(path)),
    processEntities: false,
  })
  const all = registry.parse(parser.parse(xml)).registry
  const types = all.types.flatMap((one) => one.type)
  const enumerations = enumerantsOf(all)
  const structures: Record<string, Record<string, string>> = {}
  const structureAliases: Record<string, string> = {}
  const memberAliases: Record<string, string> = {}
  const enumerants: Record<string, Readonly<Record<string, number>>> = {}
  for (const one of types) {
    const of = one['@name']
    if (of === undefined || one['@category'] !== 'struct' || one['@alias'] !== undefined) continue
    const extended = one['@structextends']?.split(',') ?? []
    const isAsked =
      contained.includes(of) ||
      listed.includes(of) ||
      extended.some((name) => /^VkPhysicalDevice(?:Properties|Features)2$/.test(name))
    if (!isAsked) continue
    const members: Record<string, string> = {}
    for (const { type: kind = '', name: own, '#text': after = '', ...rest } of one.member ?? []) {
      if (kind === 'VkStructureType' || after.includes('*') || rest['@api'] === 'vulkansc') continue
      const values = enumerations.get(valuesType(types, kind))
      if (values !== undefined) enumerants[kind] = values
      const isKnown = scalars.has(kind) || contained.includes(kind) || values !== undefined
      members[textOf(own)] = isKnown && rest.enum === undefined ? `${kind}${after.trim()}` : other
      if (typeof own === 'object' && own['@alias']?.includes('::') === true)
        memberAliases[`${of}::${textOf(own)}`] = own['@alias']
    }
    structures[of] = members
  }
  for (const one of types) {
    const [of, alias] = [one['@name'], one['@alias']]
    if (of !== undefined && alias !== undefined && alias in structures) structureAliases[of] = alias
  }
  return { structures, structureAliases, memberAliases, enumerants }
}

/** The source of the generated module. */
export function limitModule(tables: LimitTables, source: string): string {
  const of = (name: keyof LimitTables, type: string): string =>
    `export const ${name}: ${type} = ${JSON.stringify(tables[name], null, 1)}\n`
  const names = 'Readonly<Record<string, string>>'
  return [
    `// Generated from ${source} by \`npm run limits\`; do not edit.`,
    `/** Type of each member, by structure of properties or features. */`,
    of('structures', `Readonly<Record<string, ${names}>>`),
    `/** Other names of structures. */`,
    of('structureAliases', names),
    `/** By member of the structure of a version of Vulkan, the member that extensions have it as. */`,
    of('memberAliases', names),
    `/** Values of enumerants and bits, by type. */`,
    of('enumerants', 'Readonly<Record<string, Readonly<Record<string, number>>>>'),
  ].join('\n')
}
