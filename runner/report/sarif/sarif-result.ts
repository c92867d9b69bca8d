import { createHash } from 'node:crypto'
import type { FiledCase } from '../../corpus/manifest.ts'
import type { LoggedOracle } from '../../log/run-log.ts'
import { nameAndVersion } from '../../name-and-version.ts'
import type { Disagreement } from '../finding.ts'
import { sarifMessage } from './sarif-message.ts'

/** The identity of a result across runs: independent of the version of the tool and of its message. */
function fingerprint(disagreement: Disagreement, tool: string): string {
  return createHash('sha256')
    .update(JSON.stringify([tool, disagreement.case, disagreement.outcome]))
    .digest('hex')
    .slice(0, 32)
}

function level({ explained, gates }: Disagreement): 'note' | 'error' | 'warning' {
  if (explained !== undefined) return 'note'
  return gates ? 'error' : 'warning'
}

/**
 * A disagreement as a SARIF result. Its location is the line of the case's file that shows the fault, if there is a corpus; a
 * disagreement that an expectation explains is suppressed with its reason.
 *
 * @param ruleIndex of its rule among those of the driver.
 * @param startLine of the fault in the file of the case, from 1.
 */
export function sarifResult(
  disagreement: Disagreement,
  ruleIndex: number,
  oracle: LoggedOracle | undefined,
  filed: FiledCase | undefined,
  startLine: number,
) {
  const { name, tool, version } = oracle ?? {
    name: disagreement.oracle,
    tool: disagreement.oracle,
    version: '',
  }
  const where = disagreement.environments.join(', ')
  return {
    ruleId: disagreement.rule,
    ruleIndex,
    kind: 'fail',
    level: level(disagreement),
    message: sarifMessage(
      `${nameAndVersion({ name, version })}: ${disagreement.outcome} of ${disagreement.case} in ${where}: ${disagreement.said}`,
    ),
    locations: [
      {
        ...(filed === undefined
          ? {}
          : {
              physicalLocation: {
                artifactLocation: { uri: filed.file, uriBaseId: 'CORPUS' },
                region: { startLine },
              },
            }),
        logicalLocations: [{ fullyQualifiedName: disagreement.case, kind: 'module' }],
      },
    ],
    partialFingerprints: { 'spirvCts/v1': fingerprint(disagreement, tool) },
    suppressions:
      disagreement.explained === undefined
        ? []
        : [{ kind: 'external', status: 'accepted', justification: disagreement.explained }],
    properties: {
      oracle: name,
      version,
      outcome: disagreement.outcome,
      environments: disagreement.environments,
      ...(filed === undefined ? {} : { expect: filed.expect, control: filed.control }),
    },
  }
}
