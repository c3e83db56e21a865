// The go-back button of the page that is shown when the server cannot render anything; without script it is not there.
const button = document.querySelector("button");
button.hidden = history.length < 2;
button.addEventListener("click", () => history.back());
