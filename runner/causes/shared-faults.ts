import type { Cause, Causes } from './cause.ts'

/** The cause in the place that `shared` names, with its tool. */
function named(shared: string, causesOfTool: (tool: string) => Causes | undefined) {
  const [tool = '', id = ''] = shared.split('/')
  const causes = causesOfTool(tool)?.causes
  const cause = causes !== undefined && Object.hasOwn(causes, id) ? causes[id] : undefined
  return { tool, id, cause }
}

function faultOf(
  place: string,
  { shared }: Cause,
  causesOfTool: (tool: string) => Causes | undefined,
): readonly string[] {
  if (shared === undefined) return []
  const { tool, id, cause } = named(shared, causesOfTool)
  if (cause === undefined)
    return [
      `${place}: joins ${shared}, but corpus/causes/${tool}.json has no cause ${id}; correct the name or remove the field`,
    ]
  return cause.shared === undefined
    ? []
    : [
        `${place}: joins ${shared}, which joins ${cause.shared} itself; name a cause that joins none`,
      ]
}

/**
 * Faults of the links between the causes of a tool, each in one line with file and id: a cause named in `shared` must
 * exist and join no other itself, so that all that share a fault name the same cause.
 *
 * @param causesOfTool the causes of any tool, including that of `causes`; only their form has been checked.
 */
export function sharedFaults(
  file: string,
  { causes }: Causes,
  causesOfTool: (tool: string) => Causes | undefined,
): readonly string[] {
  return Object.entries(causes).flatMap(([id, cause]) =>
    faultOf(`${file}: causes.${id}.shared`, cause, causesOfTool),
  )
}
