#!/bin/sh
# sbatch --array=1-16 slurm.sh
#SBATCH --job-name=spirv-cts
#SBATCH --cpus-per-task=2
#SBATCH --mem=2G
#SBATCH --time=01:00:00
#
# Each task checks one part; wrong answers are in its log and are no failure of the task. Afterwards:
# spirv-cts report out/*/run.jsonl
set -u
part="$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT"
spirv-cts check --tool "${SPIRV_CTS_TOOL:-spirv-val@testing}" ${SPIRV_CTS_ARGS:-} \
  --shard "$part" --jobs "${SLURM_CPUS_PER_TASK:-1}" --out "out/$SLURM_ARRAY_TASK_ID"
code=$?
[ "$code" -le 1 ] || exit "$code"
