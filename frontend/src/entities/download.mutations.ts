import { saveFile } from '@lib/browser/save-file';
import { useMutation } from '@tanstack/react-query';

/** Fetches a file and saves it on this device. */
export function useDownload(
  fetchFile: () => Promise<Blob>,
  nameOf: () => string,
  onError?: (error: Error) => void,
) {
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(file, nameOf()),
    ...(onError && { onError }),
  });
}
