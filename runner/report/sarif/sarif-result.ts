import { createHash } from 'node:crypto'
import type { FiledCase } from '../../corpus/manifest.ts'
import type { LoggedOracle } from '../../log/run-log.ts'
import { nameAndVersion } from '../../name-and-version.ts'
import type { Disagreement } from '../finding.ts'
import { sarifMessage } from './sarif-message.ts'

/** The identity of a result across runs: independent of the version of the tool and of its message. */
function fingerprint(of: Disagreement, tool: string): string {
  return createHash('sha256')
    .update(JSON.stringify([tool, of.case, of.outcome]))
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
  of: Disagreement,
  ruleIndex: number,
  oracle: LoggedOracle | undefined,
  filed: FiledCase | undefined,
  startLine: number,
) {
  const { name, tool, version } = oracle ?? { name: of.oracle, tool: of.oracle, version: '' }
  const where = of.environments.join(', ')
  return {
    ruleId: of.rule,
    ruleIndex,
    kind: 'fail',
    level: level(of),
    message: sarifMessage(
      `${nameAndVersion({ name, version })}: ${of.outcome} of ${of.case} in ${where}: ${of.said}`,
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
        logicalLocations: [{ fullyQualifiedName: of.case, kind: 'module' }],
      },
    ],
    partialFingerprints: { 'spirvCts/v1': fingerprint(of, tool) },
    suppressions:
      of.explained === undefined
        ? []
        : [{ kind: 'external', status: 'accepted', justification: of.explained }],
    properties: {
      oracle: name,
      version,
      outcome: of.outcome,
      environments: of.environments,
      ...(filed === undefined ? {} : { expect: filed.expect, control: filed.control }),
    },
  }
}
