/** A field that was refused, with its first message; undefined once it is corrected. */
export type FieldFailure = { id: string; message: string | undefined; focus: () => void };

/** What has to be changed before a form can be sent, above its fields; each entry leads to its field. */
export function ErrorSummary({ failures }: { failures: readonly FieldFailure[] }) {
  const left = failures.filter(({ message }) => message !== undefined);
  if (left.length === 0) return null;
  return (
    <div className="bee-form-errors" role="alert">
      <p>有 {left.length} 处需要修改：</p>
      <ul>
        {left.map(({ id, message, focus }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
