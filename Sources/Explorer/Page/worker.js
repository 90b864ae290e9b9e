// Answers one question after the other, apart from the page, which stays alive whatever is asked.
let asking;
onmessage = async ({ data }) => {
  if (data.module) {
    asking = makeExplorer(data.module);
    return;
  }
  try {
    postMessage({ id: data.id, answer: (await asking)(data.question) });
  } catch (error) {
    console.warn(error);
    const words = error?.isExhausted ? "it takes more memory than the page has"
      : "the models stopped at it, which is a mistake of theirs: please report it";
    postMessage({ id: data.id, answer: { error: words }, isBroken: true });
  }
};
