import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import type { Environment } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import { readOctets } from '../input/read-octets.ts'

/** The limits in the file that `--limits` names, for these environments. */
export async function limitsNamed(
  file: string,
  environments: readonly Environment[],
): Promise<Limits | Problem> {
  const other = environments.find(({ client }) => client !== 'vulkan')
  if (other !== undefined)
    return problem(
      'bad-usage',
      `--limits ${file}: limits are of Vulkan, and the environment is ${other.name}`,
      'add --env vulkan1.4',
    )
  const octets = await readOctets(file)
  if (isProblem(octets)) return octets
  const { readLimits } = await import('#runner/limits/read-limits')
  return readLimits(file, new TextDecoder().decode(octets))
}
