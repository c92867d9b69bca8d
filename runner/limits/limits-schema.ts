import { z } from 'zod'
import { structures } from '#spec/limits/generated/limits'
import { isListed } from '#spec/limits/listed'
import { type ValueKind, valueKind } from '#spec/limits/value-kind'

function names(values: Readonly<Record<string, number>>): z.ZodType<string> {
  const [first = '', ...others] = Object.keys(values)
  return z.enum([first, ...others])
}

/** What a value must be to be read. */
export function valueSchema(value: ValueKind): z.ZodType {
  switch (value.kind) {
    case 'integer':
      return z.number().multipleOf(1).min(value.least).max(value.most)
    case 'float':
      return z.number()
    case 'boolean':
      return z.boolean()
    case 'enumerant':
      return z.union([names(value.values), z.int()])
    case 'flags':
      return z.union([z.array(names(value.values)), z.int().min(0)])
    case 'array':
      return z.array(valueSchema(value.of)).length(value.length)
    case 'structure':
      return structureSchema(value.name)
    case 'other':
      return z.unknown()
  }
}

function structureSchema(name: string): z.ZodType {
  const members = Object.entries(structures[name] ?? {})
  return z.strictObject(
    Object.fromEntries(
      members.map(([member, type]) => [member, valueSchema(valueKind(type)).optional()]),
    ),
  )
}

/** What `--limits` takes: members of the structures of properties and features, by the names of Vulkan. */
function limitsSchema(): z.ZodType {
  const all = Object.keys(structures).filter(
    (name) => name.startsWith('VkPhysicalDevice') || isListed(name),
  )
  return z.strictObject(
    Object.fromEntries(
      all.map((name) => {
        const structure = structureSchema(name)
        return [name, (isListed(name) ? z.array(structure) : structure).optional()]
      }),
    ),
  )
}

/** The JSON Schema of the files that `--limits` takes, as `docs/limits.schema.json` has it. */
export function limitsSchemaJson(): string {
  const schema = z.toJSONSchema(limitsSchema(), { reused: 'ref' })
  return `${JSON.stringify(schema, null, 1)}\n`
}
